import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { formOf, iconOf } from './upload'
import { uploadIcon } from './upload-icon'

let world: RestWorld
let ann: Record<string, string>
let shop: Awaited<ReturnType<RestWorld['addApp']>>

const me = async () => (await world.call('GET', '/console/api/me', undefined, ann)).body.user

const choose = async (avatarUrl: string | null) => {
  const { status } = await world.call('PATCH', '/console/api/me', { avatarUrl }, ann)
  expect(status).toBe(200)
}

const deleteShop = () => world.call('DELETE', `/console/api/apps/${shop.id}`, undefined, ann)

const statusOf = async (url: string) =>
  (await world.app.inject(url.slice(PUBLIC_URL.length))).statusCode

describe('The picture of a member', () => {
  beforeEach(async () => {
    world = await openRestWorld()
    ann = await world.signIn('ann@example.com')
    shop = await world.addApp()
  })
  afterEach(() => world.close())

  test('stays when the app in which it was chosen is deleted, unlike others of it', async () => {
    const bakery = await world.addApp('Bakery')
    const [avatarUrl, other] = [await uploadIcon(world, shop), await uploadIcon(world, shop)]
    await choose(avatarUrl)
    expect((await deleteShop()).status).toBe(200)
    expect((await me()).avatarUrl).toBe(avatarUrl)
    expect([await statusOf(avatarUrl), await statusOf(other)]).toEqual([200, 404])

    const remove = () =>
      world.call('POST', `${bakery.path}/attachments/remove`, { mediaUrl: avatarUrl })
    expect((await remove()).status).toBe(409)
    await choose(null)
    expect((await remove()).status).toBe(200)
  })

  test('stays when the demo is removed in which it was chosen', async () => {
    const { body } = await world.call('POST', '/console/api/demo', undefined, ann)
    const demo = { path: `/v2/apps/${body.app.id}`, appKey: world.accountKey }
    const avatarUrl = await uploadIcon(world, demo)
    await choose(avatarUrl)
    await world.call('DELETE', '/console/api/demo', undefined, ann)
    expect([(await me()).avatarUrl, await statusOf(avatarUrl)]).toEqual([avatarUrl, 200])
  })

  test('is none once the last app is deleted', async () => {
    await choose(await uploadIcon(world, shop))
    expect((await deleteShop()).status).toBe(200)
    expect(await me()).not.toHaveProperty('avatarUrl')
  })

  test('keeps no file of a conversation of an app that is deleted', async () => {
    await world.addApp('Bakery')
    const { id } = await world.addConversation(shop.path, (await world.addUser(shop.path)).id)
    const { body, headers } = await formOf({}, { name: 'a.png', bytes: iconOf(200) })
    const path = `${shop.path}/attachments?conversationId=${id}`
    const sent = await world.call('POST', path, body, {
      ...headers,
      authorization: basic(shop.appKey)
    })
    const { mediaUrl } = sent.body.attachment
    await choose(mediaUrl)
    await deleteShop()
    expect(await me()).not.toHaveProperty('avatarUrl')
    expect(await statusOf(mediaUrl)).toBe(404)
  })

  test('of another server stays as it is', async () => {
    const avatarUrl = 'https://example.com/ann.png'
    await choose(avatarUrl)
    await deleteShop()
    expect((await me()).avatarUrl).toBe(avatarUrl)
  })
})
