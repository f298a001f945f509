import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConsoleUser } from '../../src/server/domain/flows'
import { openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>

const SESSIONS = '/console/api/sessions'
const ANN = { email: 'ann@example.com', password: 'correct horse' }
const MINUTE_MS = 60_000

let world: RestWorld

/** Signs Ann in, in a browser of this name. */
const enter = async (browser: string): Promise<Headers> => {
  const { headers, body } = await world.call('POST', '/console/api/session', ANN, {
    'user-agent': browser
  })
  const [cookie = ''] = [headers['set-cookie']].flat().map(each => String(each).split(';')[0])
  return { cookie, 'x-csrf-token': body.csrfToken }
}

const get = (path: string, headers: Headers) => world.call('GET', path, undefined, headers)

const end = (path: string, headers: Headers) => world.call('DELETE', path, undefined, headers)

const list = async (headers: Headers) => (await get(SESSIONS, headers)).body.sessions

const idOf = async (headers: Headers): Promise<string> =>
  (await list(headers)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id

const me = async (headers: Headers) => (await get('/console/api/me', headers)).status

beforeEach(async () => {
  world = await openRestWorld()
  await createConsoleUser(world.domain, ANN)
})

afterEach(() => world.close())

describe('The sessions of a console user', () => {
  test('are listed with browser and last use, and without their tokens', async () => {
    const phone = await enter('Phone'.padEnd(400, 'x'))
    world.moveClock(MINUTE_MS)
    const desk = await enter('Desk')
    const { body } = await get(SESSIONS, desk)
    expect(body.sessions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        browser: 'Desk',
        createdAt: expect.any(String),
        lastUsedAt: body.sessions[0].createdAt,
        isCurrent: true
      },
      expect.objectContaining({ browser: 'Phone'.padEnd(300, 'x'), isCurrent: false })
    ])
    expect((await list(phone)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      false,
      true
    ])
    const { read } = world.storage
    const rows = await read.selectFrom('consoleSessions').select('tokenHash').execute()
    for (const { tokenHash } of rows) {
      expect(JSON.stringify(body)).not.toContain(tokenHash.slice(0, 24))
    }
  })

  test('say when they were used, to within five minutes', async () => {
    const phone = await enter('Phone')
    const desk = await enter('Desk')
    const lastUse = async (browser: string) => {
      const found = (await list(desk)).find((each: { browser: string }) => each.browser === browser)
      return world.domain.clock() - Date.parse(found.lastUsedAt)
    }
    world.moveClock(4 * MINUTE_MS)
    await me(phone)
    expect(await lastUse('Phone')).toBeGreaterThanOrEqual(4 * MINUTE_MS)
    world.moveClock(MINUTE_MS)
    await me(phone)
    expect(await lastUse('Phone')).toBeLessThan(MINUTE_MS)
    world.moveClock(20 * MINUTE_MS)
    expect(await lastUse('Phone')).toBeGreaterThanOrEqual(20 * MINUTE_MS)
    expect((await list(desk))[0].browser).toBe('Desk')
  })

  test('go on while the use of one cannot be stored', async () => {
    const desk = await enter('Desk')
    world.moveClock(10 * MINUTE_MS)
    const write = vi.spyOn(world.domain, 'write').mockRejectedValue(new Error('full'))
    expect(await me(desk)).toBe(200)
    expect(write).toHaveBeenCalled()
    write.mockRestore()
  })

  test('are ended one by one, by their user only', async () => {
    const [phone, desk] = [await enter('Phone'), await enter('Desk')]
    const other = await world.signIn('bob@example.com')
    const at = `${SESSIONS}/${await idOf(phone)}`
    expect((await end(at, other)).status).toBe(404)
    expect((await end(at, { cookie: desk['cookie']! })).status).toBe(403)
    expect(await me(phone)).toBe(200)
    expect([(await end(at, desk)).status, (await end(at, desk)).status]).toEqual([200, 404])
    expect([await me(phone), await me(desk), await me(other)]).toEqual([401, 200, 200])
  })

  test('are all ended at once but for the one that asks', async () => {
    const [phone, tablet, desk] = [await enter('Phone'), await enter('Tablet'), await enter('Desk')]
    const other = await world.signIn('bob@example.com')
    expect((await end(SESSIONS, desk)).status).toBe(200)
    const statuses = [await me(phone), await me(tablet), await me(desk), await me(other)]
    expect(statuses).toEqual([401, 401, 200, 200])
    expect(await list(desk)).toHaveLength(1)
  })
})
