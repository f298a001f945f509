import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { basic } from './rest-world'
import { openSdkWorld, type SdkWorld, type Visitor } from './sdk-world'
import { answerOf, beginUpload } from './slow-upload'
import { bytesOf, formOf, storedFiles } from './upload'

const HALF_A_MINUTE = 30_000

let world: SdkWorld
let visitor: Visitor
let address: string

const arrives = () => once(world.server.app.server, 'request')

/** Sends the first 50 kB of a form, and waits until the server has started to store them. */
const beginHalf = async (clientMessageId: string) => {
  const before = await storedFiles(world)
  const form = await formOf({ clientMessageId }, { name: 'a.mp4', bytes: bytesOf('mp4', 1e5) })
  const { call, failed } = beginUpload(address, world, visitor, form)
  call.write(form.body.subarray(0, 50_000))
  await expect.poll(() => storedFiles(world)).toHaveLength(before.length + 1)
  return { before, call, failed, rest: form.body.subarray(50_000) }
}

describe('Slow requests', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    visitor = await world.addVisitor()
    address = await world.server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => world.close())
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['/sdk/v1/apps/{appId}/sessions', '/v2/apps/{appId}/users', '/console/api/session'])(
    'a request to %s that is incomplete after half a minute is closed',
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

  test('a file may take longer, as long as bytes arrive', async () => {
    const { call, rest } = await beginHalf('slow')
    vi.advanceTimersByTime(HALF_A_MINUTE)
    call.end(rest)
    expect(await answerOf(call)).toMatchObject({ status: 201 })
  })

  test('an upload of a few bytes at a time is closed, and not stored', async () => {
    const { before, call, failed, rest } = await beginHalf('trickling')
    vi.advanceTimersByTime(HALF_A_MINUTE)
    call.write(rest.subarray(0, 100))
    await new Promise(resolve => setImmediate(resolve))
    vi.advanceTimersByTime(HALF_A_MINUTE)
    await failed
    await expect.poll(() => storedFiles(world)).toEqual(before)
  })

  test('an upload without bytes for half a minute is closed, and not stored', async () => {
    const { before, failed } = await beginHalf('idle')
    vi.advanceTimersByTime(2 * HALF_A_MINUTE)
    await failed
    await expect.poll(() => storedFiles(world)).toEqual(before)
  })
})
