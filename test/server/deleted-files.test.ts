import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { bytesOf, formOf } from './upload'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let conversations: string
let conversationId: string

const upload = async (place = `conversationId=${conversationId}`): Promise<string> => {
  const { body, headers } = await formOf({}, { name: 'tree.png', bytes: bytesOf('png') })
  const authorization = basic(shop.appKey)
  const path = `${shop.path}/attachments?for=message&${place}`
  const answer = await world.call('POST', path, body, { ...headers, authorization })
  return answer.body.attachment.mediaUrl
}

const say = async (content: object): Promise<string> => {
  const { body } = await world.call('POST', `${conversations}/${conversationId}/messages`, {
    author: { type: 'business' },
    content
  })
  return `${conversations}/${conversationId}/messages/${body.messages[0].id}`
}
const show = (mediaUrl: string) => say({ type: 'image', mediaUrl })
const remove = async (path: string) => expect((await world.call('DELETE', path)).status).toBe(200)
const statusOf = async (mediaUrl: string) =>
  (await world.app.inject({ method: 'GET', url: mediaUrl.slice(PUBLIC_URL.length) })).statusCode

describe('Files of deleted messages', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    shop = await world.addApp()
    conversations = `${shop.path}/conversations`
    const { id } = await world.addUser(shop.path)
    await world.addConversation(shop.path, id)
    conversationId = (await world.addConversation(shop.path, id)).id
  })
  afterAll(() => world.close())

  test('a file of a conversation is deleted with the last message that shows it', async () => {
    const mediaUrl = await upload()
    const first = await show(mediaUrl)
    const item = {
      title: 'Tree',
      mediaUrl,
      actions: [{ type: 'postback', text: 'Buy', payload: 'x' }]
    }
    const second = await say({ type: 'carousel', items: [item] })
    await remove(first)
    expect(await statusOf(mediaUrl)).toBe(200)
    await remove(second)
    expect(await statusOf(mediaUrl)).toBe(404)
  })

  test('a file that was uploaded for no conversation goes with the only message that shows it', async () => {
    const mediaUrl = await upload('')
    await remove(await show(mediaUrl))
    expect(await statusOf(mediaUrl)).toBe(404)
  })

  test.each<[string, (path: string, userId: string) => string]>([
    ['its conversation', path => path],
    ['all messages of its conversation', path => `${path}/messages`],
    ['its user', (_path, userId) => `${shop.path}/users/${userId}`]
  ])('a file that was uploaded for no conversation goes with %s', async (_name, gone) => {
    const { id: userId } = await world.addUser(shop.path)
    // The first one is the default, which cannot be deleted.
    await world.addConversation(shop.path, userId)
    const { id } = await world.addConversation(shop.path, userId)
    const mediaUrl = await upload('')
    const path = `${conversations}/${id}`
    await world.call('POST', `${path}/messages`, {
      author: { type: 'business' },
      content: { type: 'file', mediaUrl }
    })
    expect(await statusOf(mediaUrl)).toBe(200)
    await remove(gone(path, userId))
    expect(await statusOf(mediaUrl)).toBe(404)
  })

  test('a file that is shown in several conversations stays until the business removes it', async () => {
    const mediaUrl = await upload('')
    const here = await show(mediaUrl)
    const { id } = await world.addUser(shop.path)
    const other = await world.addConversation(shop.path, id)
    const { body } = await world.call('POST', `${conversations}/${other.id}/messages`, {
      author: { type: 'business' },
      content: { type: 'image', mediaUrl }
    })
    await remove(here)
    await remove(`${conversations}/${other.id}/messages/${body.messages[0].id}`)
    expect(await statusOf(mediaUrl)).toBe(200)
  })

  test('a visitor who writes the address of a file does not keep it', async () => {
    const mediaUrl = await upload('')
    const shown = await show(mediaUrl)
    const { id: userId } = await world.addUser(shop.path)
    const other = await world.addConversation(shop.path, userId)
    await world.call('POST', `${conversations}/${other.id}/messages`, {
      author: { type: 'user', userId },
      content: { type: 'text', text: mediaUrl }
    })
    await remove(shown)
    expect(await statusOf(mediaUrl)).toBe(404)
  })

  test('a file of another conversation stays when a message that links to it is deleted', async () => {
    const user = await world.addUser(shop.path)
    const other = await world.addConversation(shop.path, user.id)
    const mediaUrl = await upload(`conversationId=${other.id}`)
    await remove(await show(mediaUrl))
    expect(await statusOf(mediaUrl)).toBe(200)
  })

  test('all files of a conversation are deleted with it', async () => {
    const mediaUrl = await upload()
    await remove(`${conversations}/${conversationId}`)
    expect(await statusOf(mediaUrl)).toBe(404)
  })
})
