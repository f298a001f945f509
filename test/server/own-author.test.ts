import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'
import { uploadIcon } from './upload-icon'

type Headers = Record<string, string>

const AVATAR = 'https://example.com/ann.png'
const SHOWN = { displayName: 'Ann', avatarUrl: AVATAR, isShownToVisitors: true }

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let chat: string
let ann: Headers

const change = (fields: object) => world.call('PATCH', '/console/api/me', fields, ann)

/** Sends a message of the business. @returns Its author. */
const write = async (headers?: Headers, fields: object = {}) => {
  const author = { type: 'business', ...fields }
  const body = { author, content: { type: 'text', text: 'Hello' } }
  return (await world.call('POST', `${chat}/messages`, body, headers)).body.messages[0].author
}

describe('A member who writes to visitors', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    shop = await world.addApp()
    ann = await world.signIn('ann@example.com')
    const { id } = await world.addConversation(shop.path, (await world.addUser(shop.path)).id)
    chat = `${shop.path}/conversations/${id}`
  })
  afterAll(() => world.close())
  beforeEach(() => change({ displayName: null, avatarUrl: null, isShownToVisitors: false }))

  test('is shown with name and picture only where they say so', async () => {
    await change({ displayName: 'Ann', avatarUrl: AVATAR })
    expect(await write(ann)).toEqual({ type: 'business' })
    const { body } = await change({ isShownToVisitors: true })
    expect(body.user).toMatchObject(SHOWN)
    expect(await write(ann)).toEqual({ type: 'business', displayName: 'Ann', avatarUrl: AVATAR })
    await change({ displayName: null })
    expect(await write(ann)).toEqual({ type: 'business', avatarUrl: AVATAR })
    await change({ isShownToVisitors: false })
    expect(await write(ann)).toEqual({ type: 'business' })
  })

  test('is shown as the call says, where it says something', async () => {
    await change(SHOWN)
    expect(await write(ann, { displayName: 'Bakery' })).toMatchObject({ displayName: 'Bakery' })
  })

  test('is not shown with what programs write', async () => {
    await change(SHOWN)
    expect(await write()).toEqual({ type: 'business' })
  })

  test('is shown with messages that are sent later, as they were when writing', async () => {
    await change(SHOWN)
    const sendAt = new Date(world.domain.clock() + 60_000).toISOString()
    const content = { type: 'text', text: 'Later' }
    const body = { sendAt, author: { type: 'business' }, content }
    const { body: answer } = await world.call('POST', `${chat}/scheduled-messages`, body, ann)
    expect(answer.scheduledMessage.author).toMatchObject({ displayName: 'Ann', avatarUrl: AVATAR })
  })

  test('has a picture that browsers may load, which stays while they have it', async () => {
    expect((await change({ avatarUrl: 'http://example.com/ann.png' })).status).toBe(400)
    const avatarUrl = await uploadIcon(world, shop)
    const remove = () =>
      world.call('POST', `${shop.path}/attachments/remove`, { mediaUrl: avatarUrl })
    await change({ avatarUrl })
    expect((await remove()).status).toBe(409)
    await change({ avatarUrl: null })
    expect((await remove()).status).toBe(200)
  })
})
