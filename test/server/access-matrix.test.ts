import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/server/auth'
import { createConsoleUser } from '../../src/server/domain/flows'
import { setMemberApps } from '../../src/server/domain/records'
import { ABSENT, type Business, openBusiness, SECRET } from './access-matrix/business'
import { callRow, type Ids, namesIn } from './access-matrix/call-row'
import { type Caller, callersOf, type Member } from './access-matrix/callers'
import { OTHER_ROWS, REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { OWNERS, verdictOf } from './access-matrix/verdicts'
import { basic, openRestWorld, type RestWorld } from './rest-world'

const ROWS = [...REST_ROWS, ...SDK_ROWS, ...OTHER_ROWS]
/** Requests answered before authorization, without any data. */
const BARE_METHODS = /^(HEAD|OPTIONS) /

let world: RestWorld
/** Ids of console users of each role. */
let team: Record<Member, string>
let foreign: Business
let shop: Business
const served: string[] = []

const absent = (names: string[], ids: Ids = {}): Ids => ({
  ...ids,
  ...Object.fromEntries(names.map(name => [name, ABSENT]))
})

/** Removes from a response the parts that repeat the request. */
const withoutIds = (text: string, ids: Ids): string =>
  Object.values(ids).reduce((left, id) => left.replaceAll(id, ABSENT), text)

const addMember = async (role: Role, name: string = role): Promise<string> => {
  const credentials = { email: `${name}@example.com`, password: 'correct horse battery' }
  return (await createConsoleUser(world.domain, credentials, role)).id
}

/** Opens a session of each: some rows end the one that calls. */
const signInAll = async () => ({
  owner: await world.openSession(team.owner),
  admin: await world.openSession(team.admin),
  agent: await world.openSession(team.agent),
  stranger: await world.openSession(team.stranger)
})

let networks = 0
/** Returns an address that has not called yet: guesses of codes are counted by address. */
const newAddress = () => `10.0.${++networks >> 8}.${networks & 255}`

/** Names in the call of a route, beside the app. */
const thingsOf = (row: Row) => namesIn(row).filter(name => name !== 'appId')

describe('The access matrix', () => {
  beforeAll(async () => {
    world = await openRestWorld(
      { PIPIT_RATE_LIMITS: 'off', PIPIT_BROKER_URL: 'mqtt://127.0.0.1' },
      'dist'
    )
    world.app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.push(`${one} ${url}`)
    })
    await world.app.ready()
    team = {
      owner: await addMember('owner'),
      admin: await addMember('admin'),
      agent: await addMember('agent'),
      stranger: await addMember('agent', 'stranger')
    }
    foreign = await openBusiness(world)
    await world.domain.write(tx => setMemberApps(tx, team.stranger, [foreign.appId]))
    shop = await openBusiness(world)
  })
  afterAll(() => world.close())

  test('has a row for every route, with its permitted callers', () => {
    const rows = [
      ...ROWS.map(([method, path]) => `${method} ${path}`),
      ...REST_ROWS.map(([method, path]) => `${method} /sc${path}`)
    ]
    const routes = new Set(served.filter(route => !BARE_METHODS.test(route)))
    const forgotten = [...routes].filter(route => !rows.includes(route))
    const gone = rows.filter(row => !routes.has(row))
    expect(forgotten, 'these routes have no row in access-matrix/rows.ts').toEqual([])
    expect(gone, 'these rows of access-matrix/rows.ts have no route').toEqual([])
  })

  describe.each(ROWS)('%s %s', (...row) => {
    const [, , access, { works } = {}] = row
    const things = thingsOf(row)

    const isWelcome = ({ status, body }: { status: number; body: string }) =>
      status === works || (![401, 403].includes(status) && !body.includes('"app_not_found"'))

    test(`admits only permitted callers: ${access}`, async () => {
      const own = access === 'public' ? foreign : await openBusiness(world)
      await world.domain.write(tx => setMemberApps(tx, team.agent, [own.appId]))
      const callers = callersOf(world, own, foreign, await signInAll())
      const ids: Ids = { ...own.ids, appId: own.appId }
      const remoteAddress = newAddress()
      const call = (caller: Caller, callIds: Ids, prefix?: string) =>
        callRow(world, row, { ids: callIds, headers: callers[caller], prefix, remoteAddress })

      /**
       * Admitted callers request what does not exist, so that nothing is missing for the next one.
       */
      const letIn = async (caller: Caller) => {
        const answer = await call(caller, absent(things, ids))
        const isBen = caller.startsWith('ben')
        if (isBen && answer.body.includes(SECRET)) return 'in, and reads what is not theirs'
        return isWelcome(answer) ? 'in' : answer.status
      }

      const refuse = async (caller: Caller) => {
        const { status, body } = await call(caller, ids)
        if (isWelcome({ status, body }) && status !== 404) return 'in'
        if (body.includes(SECRET)) return 'reads what is not theirs'
        if (['page', 'session', 'login', 'signIn'].includes(access)) return status
        const isOwn = /^(ann|ben)(?!.*another)/.test(caller)
        const unknown = absent(isOwn ? things : [...things, 'appId'], ids)
        const other = await call(caller, unknown)
        const isSame =
          other.status === status && withoutIds(other.body, ids) === withoutIds(body, ids)
        return isSame ? status : `${status}, and ${other.status} when it is not there`
      }

      const names = Object.keys(callers) as Caller[]
      const wanted = Object.fromEntries(names.map(name => [name, verdictOf(row, name)]))
      const got: Record<string, unknown> = {}
      for (const name of names.filter(name => wanted[name] !== 'in')) got[name] = await refuse(name)
      const { status, body } = await call(OWNERS[access], ids)
      expect([works ?? 200, works ?? 201], `${OWNERS[access]} is answered ${body}`).toContain(
        status
      )
      got[OWNERS[access]] = 'in'
      for (const name of names.filter(name => !got[name])) got[name] = await letIn(name)
      expect(got).toEqual(wanted)
    })
  })

  const ROWS_WITH_THINGS = REST_ROWS.filter(row => thingsOf(row).length)

  describe.each(ROWS_WITH_THINGS)('%s %s', (...row) => {
    test('does not find what belongs to another app', async () => {
      const things = thingsOf(row)
      const theirs: Ids = foreign.ids
      const headers = { authorization: basic(world.accountKey) }
      const call = (ids: Ids) =>
        callRow(world, row, { headers, ids: { ...ids, appId: shop.appId } })
      // Either all of the path belongs to another app, or only its last part.
      for (const names of [things, things.slice(-1)]) {
        const ids = { ...shop.ids, ...Object.fromEntries(names.map(name => [name, theirs[name]!])) }
        const [other, none] = [await call(ids), await call(absent(names, shop.ids))]
        expect(none.status).toBeGreaterThanOrEqual(400)
        expect(other.status).toBe(none.status)
        expect(withoutIds(other.body, theirs)).toBe(withoutIds(none.body, theirs))
      }
    })
  })

  describe.each(REST_ROWS)('%s /sc%s', (...row) => {
    test('has the same access rules as under its other address', async () => {
      const callers = callersOf(world, foreign, foreign, await signInAll())
      for (const caller of ['anonymous', 'ann', 'app key with a wrong secret'] as const) {
        const ids = { ...foreign.ids, appId: foreign.appId }
        const headers = callers[caller]
        const { status } = await callRow(world, row, { ids, headers, prefix: '/sc' })
        expect(status, caller).toBe(401)
      }
    })
  })
})
