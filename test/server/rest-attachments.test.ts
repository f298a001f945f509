import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMemberApps } from '../../src/server/domain/records'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { bytesOf, formOf, type Sample } from './upload'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>

const PNG: Sample = { name: 'tree.png', bytes: bytesOf('png') }

const upload = async (
  file: Sample | undefined,
  query = '?access=public&for=message',
  key?: any
) => {
  const { body, headers } = await formOf({}, file)
  return world.call('POST', `${shop.path}/attachments${query}`, body, {
    ...headers,
    authorization: basic(key ?? shop.appKey)
  })
}
const remove = (mediaUrl: string, path = shop.path) =>
  world.call('POST', `${path}/attachments/remove`, { mediaUrl })
const read = (mediaUrl: string) =>
  world.app.inject({ method: 'GET', url: mediaUrl.slice(PUBLIC_URL.length) })

describe('Attachments', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    shop = await world.addApp()
  })
  afterAll(() => world.close())

  test.each(['', '?access=public&for=message'])('a file is uploaded with "%s"', async query => {
    const { status, body } = await upload(PNG, query)
    expect(status).toBe(201)
    expect(body).toEqual({
      attachment: {
        mediaUrl: expect.stringMatching(/\/files\/[0-9a-f]{32}\/tree\.png$/),
        mediaType: 'image/png'
      }
    })
    expect((await read(body.attachment.mediaUrl)).rawPayload).toEqual(PNG.bytes)
  })

  test('an integration may upload too', async () => {
    expect((await upload(PNG, '', shop.integrationKey)).status).toBe(201)
  })

  test('a removed file is gone, and cannot be removed twice', async () => {
    const { body } = await upload(PNG)
    const { mediaUrl } = body.attachment
    expect(await remove(mediaUrl)).toMatchObject({ status: 200, body: {} })
    expect((await read(mediaUrl)).statusCode).toBe(404)
    expect((await remove(mediaUrl)).status).toBe(404)
  })

  test('a file of another app cannot be removed', async () => {
    const { body } = await upload(PNG)
    const other = await world.addApp('Other')
    expect(await remove(body.attachment.mediaUrl, other.path)).toMatchObject({ status: 404 })
    expect((await read(body.attachment.mediaUrl)).statusCode).toBe(200)
  })

  test('an agent removes only what was uploaded for no conversation and is shown nowhere', async () => {
    const agent = await world.signIn('agent@example.com', 'correct horse', 'agent')
    const change = (avatarUrl: string | null) =>
      world.call('PATCH', '/console/api/me', { avatarUrl }, agent)
    const { id: agentId } = (await change(null)).body.user
    await world.domain.write(tx => setMemberApps(tx, agentId, [shop.id]))
    const uploadTo = async (query = '') => (await upload(PNG, query)).body.attachment.mediaUrl
    const removeAsAgent = async (mediaUrl: string) =>
      (await world.call('POST', `${shop.path}/attachments/remove`, { mediaUrl }, agent)).status

    const unsaved = await uploadTo()
    expect([await removeAsAgent(unsaved), (await read(unsaved)).statusCode]).toEqual([200, 404])
    expect(await removeAsAgent(unsaved)).toBe(403)

    const { id } = await world.addConversation(shop.path, (await world.addUser(shop.path)).id)
    const [sent, picture] = [await uploadTo(), await uploadTo()]
    const content = { type: 'image', mediaUrl: sent }
    const message = { author: { type: 'business' }, content }
    await world.call('POST', `${shop.path}/conversations/${id}/messages`, message)
    await change(picture)
    expect(await removeAsAgent(picture)).toBe(409)
    await change(null)
    for (const mediaUrl of [await uploadTo(`?conversationId=${id}`), sent, picture]) {
      expect(await removeAsAgent(mediaUrl)).toBe(403)
      expect((await read(mediaUrl)).statusCode).toBe(200)
    }
    expect((await remove(picture)).status).toBe(200)
  })

  test.each([
    ['of another server', 'https://example.com/files/0123456789abcdef0123456789abcdef/a.png'],
    ['that is not a file', `${PUBLIC_URL}/files/../pipit.sqlite/a`],
    ['that is not an address', 'tree.png']
  ])('an address %s is not found', async (_, mediaUrl) => {
    expect(await remove(mediaUrl)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'not_found' }] }
    })
  })

  test.each([
    ['a program', { name: 'a.exe', bytes: bytesOf('exe') }, 415, 'unsupported_media_type'],
    [
      'another type than its name says',
      { name: 'a.png', bytes: bytesOf('pdf') },
      415,
      'unsupported_media_type'
    ],
    ['an empty file', { name: 'a.txt', bytes: '' }, 400, 'bad_request'],
    ['no file', undefined, 400, 'bad_request']
  ])('%s is refused', async (_, file, status, code) => {
    expect(await upload(file)).toMatchObject({ status, body: { errors: [{ code }] } })
  })

  test.each([
    ['?access=private', 400],
    ['?for=profile', 400],
    ['?conversationId=0123456789abcdef01234567', 404]
  ])('an upload with %s is refused with %i', async (query, status) => {
    expect((await upload(PNG, query)).status).toBe(status)
  })
})
