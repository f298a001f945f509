import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPooler } from '../util/pgbouncer'
import { type Postgres, startPostgres } from '../util/postgres'
import { startTestServer } from '../util/server'
import { openOutageWorld } from './outage-world'

let postgres: Postgres

/** Starts a pooler for the length of a test. Returns settings of a server behind it. */
const openPooler = async (mode: 'transaction' | 'session') => {
  const pooler = await startPooler(postgres.port, mode)
  onTestFinished(() => pooler.stop())
  return { DATABASE_URL: pooler.urlOf('pipit') }
}

describe('A pooler before PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off'])
    await postgres.run('create database pipit')
  })
  afterAll(() => postgres.stop())

  test('that shares connections by transaction keeps a server from starting, which says why', async () => {
    const started = startTestServer({ env: await openPooler('transaction') })

    await expect(started).rejects.toThrow(
      /^The server ended with 1: Cannot use the database [^\n]+\(a pooler before it shares connections by transaction: connect directly\)\.\n$/
    )
  })

  test('that keeps sessions lets it work', async () => {
    const world = await openOutageWorld({ env: await openPooler('session') })
    onTestFinished(() => world.close())
    await world.expectBothWork()
    await world.expectStored()
  })
})
