import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsoleUser } from '../../src/server/domain/flows'
import { setMemberApps } from '../../src/server/domain/records'
import { missingOf } from '../util/find-proof'
import { AUDITED_ELSEWHERE, UNAUDITED } from './access-matrix/audited'
import { openBusiness } from './access-matrix/business'
import { callRow } from './access-matrix/call-row'
import { callersOf } from './access-matrix/callers'
import { OTHER_ROWS, REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { OWNERS } from './access-matrix/verdicts'
import { openRestWorld, type RestWorld } from './rest-world'

const nameOf = ([method, path]: Row): string => `${method} ${path}`
const succeeds = ([, , , { works = 200 } = {}]: Row): boolean => works < 300

const CHANGING = [...REST_ROWS, ...SDK_ROWS, ...OTHER_ROWS].filter(([method]) => method !== 'GET')
const CALLED = CHANGING.filter(row => succeeds(row) && !(nameOf(row) in AUDITED_ELSEWHERE))

let world: RestWorld
let team: Record<'owner' | 'admin' | 'agent', string>

const countEntries = async () =>
  (await world.storage.read.selectFrom('auditLog').select('id').execute()).length

const addMember = async (role: 'owner' | 'admin' | 'agent') => {
  const credentials = { email: `${role}@example.com`, password: 'correct horse battery' }
  return (await createConsoleUser(world.domain, credentials, role)).id
}

/** Calls a route as someone who may, for a business of its own. */
const callAsOwner = async (row: Row) => {
  const own = await openBusiness(world)
  await world.domain.write(tx => setMemberApps(tx, team.agent, [own.appId]))
  const agent = await world.openSession(team.agent)
  const callers = callersOf(world, own, own, {
    owner: await world.openSession(team.owner),
    admin: await world.openSession(team.admin),
    agent,
    stranger: agent
  })
  const before = await countEntries()
  const ids = { ...own.ids, appId: own.appId }
  const { status, body } = await callRow(world, row, { ids, headers: callers[OWNERS[row[2]]] })
  expect(status, body).toBeLessThan(300)
  return (await countEntries()) - before
}

describe('The audit log has an entry of each change', () => {
  beforeAll(async () => {
    world = await openRestWorld(
      { PIPIT_RATE_LIMITS: 'off', PIPIT_BROKER_URL: 'mqtt://127.0.0.1' },
      'dist'
    )
    team = {
      owner: await addMember('owner'),
      admin: await addMember('admin'),
      agent: await addMember('agent')
    }
  })
  afterAll(() => world.close())

  test.each(CALLED)('%s %s, or a reason why not', async (...row) => {
    const count = await callAsOwner(row)
    const reason = UNAUDITED[nameOf(row)]
    if (reason === undefined) expect(count, 'it leaves no entry').toBeGreaterThan(0)
    else expect(count, `it leaves an entry, so this is no reason: ${reason}`).toBe(0)
  })

  test('for routes that fail in the matrix by another test, or a reason why not', () => {
    const unproved = CHANGING.filter(row => !succeeds(row))
      .map(nameOf)
      .filter(name => !(name in AUDITED_ELSEWHERE) && !(name in UNAUDITED))
    expect(unproved, 'name them in access-matrix/audited.ts').toEqual([])
  })

  test.each([...new Set(Object.values(AUDITED_ELSEWHERE))])('as shown by %s', proof => {
    expect(missingOf(proof)).toBeUndefined()
  })

  test('and no row of the lists without its route', () => {
    const names = new Set(CHANGING.map(nameOf))
    const listed = [...Object.keys(AUDITED_ELSEWHERE), ...Object.keys(UNAUDITED)]
    expect(listed.filter(name => !names.has(name))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })
})
