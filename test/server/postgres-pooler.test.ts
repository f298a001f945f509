import { describe, expect, onTestFinished, test } from 'vitest'
import { startPooler } from '../util/pgbouncer'
import { startPostgres } from '../util/postgres'
import { startTestServer } from '../util/server'

describe('A pooler before PostgreSQL', () => {
  test('that shares connections by transaction keeps a server from starting, which says why', async () => {
    const postgres = await startPostgres(['fsync=off'])
    onTestFinished(() => postgres.stop())
    await postgres.run('create database pipit')
    const pooler = await startPooler(postgres.port)
    onTestFinished(() => pooler.stop())

    const started = startTestServer({ env: { DATABASE_URL: pooler.urlOf('pipit') } })

    await expect(started).rejects.toThrow(
      /^The server ended with 1: Cannot use the database [^\n]+\(a pooler before it shares connections by transaction: connect directly\)\.\n$/
    )
  })
})
