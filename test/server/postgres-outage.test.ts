import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { longTest } from '../browser/short-run'
import { type Postgres, startPostgres } from '../util/postgres'
import { openOutageWorld, type OutageWorld } from './outage-world'

const WRITERS = 10
const MESSAGES = 20
const KILLS = 2
const FROZEN_MS = 5_000
/** Time in which PostgreSQL recovers for certain, also on a busy machine. */
const RECOVERY_MS = 60_000

let postgres: Postgres
let world: OutageWorld

/** Sends until it is acknowledged; the same text again repeats the send. */
const sendThrough = (words: string) =>
  expect
    .poll(async () => (await world.send(words)).status, { timeout: RECOVERY_MS, message: words })
    .toBe(201)

/** Freezes the database until the test lets it go on, or ends. */
const freeze = () => {
  const thaw = postgres.freeze()
  onTestFinished(thaw)
  return thaw
}

describe('A server whose PostgreSQL fails', () => {
  beforeAll(async () => {
    postgres = await startPostgres()
    await postgres.run('create database pipit')
    world = await openOutageWorld({
      env: { DATABASE_URL: postgres.urlOf('pipit'), PIPIT_RATE_LIMITS: 'off' }
    })
  })
  afterAll(async () => {
    await world?.close()
    await postgres.stop()
  })

  test('acknowledges nothing while it is down, and goes on when it is back', async () => {
    await world.expectBothWork()
    await postgres.kill()
    const refused = await world.send('while down')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect((await world.answer('while down, too')).status).toBe(503)
    await postgres.start()
    expect(await world.send('while down')).toMatchObject({ status: 201 })
    await world.expectBothWork()
    await world.expectStored()
  })

  test('acknowledges nothing while it is frozen for 5 s, and loses nothing', async () => {
    await world.expectBothWork()
    const thaw = freeze()
    const statuses: number[] = []
    const sends = Array.from({ length: WRITERS }, async (_, writer) => {
      const words = `${writer}: while frozen`
      const { status } = await world.send(words)
      statuses.push(status)
      return { words, status }
    })
    await wait(FROZEN_MS)
    expect(statuses.filter(status => status !== 503)).toEqual([])

    thaw()
    for (const { words, status } of await Promise.all(sends)) {
      if (status !== 201) await sendThrough(words)
    }
    await world.expectStored()
  })

  longTest('refuses what is not answered in time, while it stays frozen', async () => {
    const thaw = freeze()
    const refused = await world.send('frozen for long')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })

    thaw()
    await sendThrough('frozen for long')
    await world.expectStored()
  })

  test('loses and doubles nothing that was acknowledged, however often it is killed', async () => {
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; count < MESSAGES; count++) await sendThrough(`${writer}: ${count}`)
    })
    for (let kill = 0; kill < KILLS; kill++) {
      await postgres.kill()
      await postgres.start()
      await sendThrough(`after kill ${kill}`)
    }
    await Promise.all(writers)
    await world.expectStored()
  })
})
