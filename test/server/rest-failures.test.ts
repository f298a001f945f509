import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unavailable } from '../../src/protocol'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld

describe('REST failures', () => {
  beforeEach(async () => {
    world = await openRestWorld()
  })
  afterEach(() => world.close())

  test('a failing commit answers 503 with Retry-After', async () => {
    world.domain.write = () => Promise.reject(unavailable(new Error('disk I/O error at /secret')))
    const { status, headers, body } = await world.call('POST', '/v2/apps', { displayName: 'Shop' })
    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body.errors).toEqual([{ code: 'unavailable', title: expect.any(String) }])
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('a failing read answers 503', async () => {
    const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' })
    world.storage.read.selectFrom = () => {
      throw failure
    }
    expect(await world.call('GET', '/v2/apps')).toMatchObject({
      status: 503,
      body: { errors: [{ code: 'unavailable' }] }
    })
  })

  test('an internal error answers 500 without details', async () => {
    world.domain.write = () => Promise.reject(new TypeError('x is not a function'))
    const { status, body } = await world.call('POST', '/v2/apps', { displayName: 'Shop' })
    expect(status).toBe(500)
    expect(body).toEqual({
      errors: [{ code: 'internal_error', title: 'Something went wrong on the server.' }]
    })
  })
})
