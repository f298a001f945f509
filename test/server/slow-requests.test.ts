import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { basic } from './rest-world'
import { openSdkWorld, type SdkWorld, type Visitor } from './sdk-world'
import { answerOf, beginUpload } from './slow-upload'
import { bytesOf, formOf, keptFiles } from './upload'

const HALF_A_MINUTE = 30_000

let world: SdkWorld
let visitor: Visitor
let address: string

beforeAll(async () => {
  world = await openSdkWorld()
  visitor = await world.addVisitor()
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => world.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const arrives = () => once(world.server.app.server, 'request')

/** Sends the first 50 kB of a form, and waits until the server has begun to write them down. */
const beginHalf = async (clientMessageId: string) => {
  const before = await keptFiles(world)
  const form = await formOf({ clientMessageId }, { name: 'a.mp4', bytes: bytesOf('mp4', 1e5) })
  const { call, failed } = beginUpload(address, world, visitor, form)
  call.write(form.body.subarray(0, 50_000))
  await expect.poll(() => keptFiles(world)).toHaveLength(before.length + 1)
  return { before, call, failed, rest: form.body.subarray(50_000) }
}

test.each(['/sdk/v1/apps/{appId}/sessions', '/v2/apps/{appId}/users', '/console/api/session'])(
  'a request to %s that is not there after half a minute is cut off',
  async path => {
    const call = request(address + path.replace('{appId}', world.appId), {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': 100,
        ...(path.startsWith('/v2') && { authorization: basic(await world.addKey()) })
      }
    })
    const cut = once(call, 'error')
    const arrived = arrives()
    call.write('{')
    await arrived
    vi.advanceTimersByTime(HALF_A_MINUTE)
    expect(await cut).toMatchObject([{ code: 'ECONNRESET' }])
  }
)

test('a file may take longer, as long as something arrives', async () => {
  const { call, rest } = await beginHalf('slow')
  vi.advanceTimersByTime(HALF_A_MINUTE)
  call.end(rest)
  expect(await answerOf(call)).toMatchObject({ status: 201 })
})

test('a file of which nothing arrives for half a minute is cut off, and not kept', async () => {
  const { before, failed } = await beginHalf('idle')
  vi.advanceTimersByTime(2 * HALF_A_MINUTE)
  await failed
  await expect.poll(() => keptFiles(world)).toEqual(before)
})
