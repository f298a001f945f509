import { afterAll, beforeAll, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { bytesOf, formOf } from './upload'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let conversations: string
let conversationId: string

beforeAll(async () => {
  world = await openRestWorld()
  shop = await world.addApp()
  conversations = `${shop.path}/conversations`
  const { id } = await world.addUser(shop.path)
  await world.addConversation(shop.path, id)
  conversationId = (await world.addConversation(shop.path, id)).id
})
afterAll(() => world.close())

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

test('a file of a conversation goes with the last message that shows it', async () => {
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

test('a file that belongs to no conversation stays when its message goes', async () => {
  const mediaUrl = await upload('')
  await remove(await show(mediaUrl))
  expect(await statusOf(mediaUrl)).toBe(200)
})

test('a message that names a file of another conversation takes it nowhere', async () => {
  const user = await world.addUser(shop.path)
  const other = await world.addConversation(shop.path, user.id)
  const mediaUrl = await upload(`conversationId=${other.id}`)
  await remove(await show(mediaUrl))
  expect(await statusOf(mediaUrl)).toBe(200)
})

test('all files of a conversation go with it', async () => {
  const mediaUrl = await upload()
  await remove(`${conversations}/${conversationId}`)
  expect(await statusOf(mediaUrl)).toBe(404)
})
