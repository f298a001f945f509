import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings, type RunningServer, startServer } from '../../src/server'
import { restAt, type RestKey } from '../util/rest'
import { databaseEnv, dropDatabaseOf } from '../util/test-database'

const ACCOUNT: RestKey = { id: 'act_given', secret: 'g'.repeat(64) }

let folder: string
let servers: RunningServer[]

/** Starts a process in a folder of its own. Returns the address of its apps. */
const start = async (name: string, key: string) => {
  const env = {
    PORT: '0',
    PIPIT_DATA_DIR: join(folder, name),
    PIPIT_DEMO: '0',
    PIPIT_SECRETS_KEY: key,
    PIPIT_ACCOUNT_KEY_ID: ACCOUNT.id,
    PIPIT_ACCOUNT_KEY_SECRET: ACCOUNT.secret,
    ...(await databaseEnv(folder))
  }
  const settings = readSettings(env, join(folder, 'dist'))
  const server = await startServer(settings, { log: pino({ level: 'silent' }) })
  servers.push(server)
  return `${server.url}/v2/apps`
}

/** Makes an app with a key and a webhook. */
const makeSecrets = async (url: string) => {
  const rest = restAt(url, ACCOUNT)
  const { app } = await rest<{ app: { id: string } }>('POST', '', { displayName: 'Shop' })
  const { key } = await rest<{ key: RestKey }>('POST', `/${app.id}/keys`, { displayName: 'Bot' })
  const { integration } = await rest<{ integration: { id: string; webhooks: object[] } }>(
    'POST',
    `/${app.id}/integrations`,
    {
      type: 'custom',
      webhooks: [{ target: 'https://example.com/hook', triggers: ['conversation:message'] }]
    }
  )
  const { id, webhooks } = integration
  return { key, webhooks, path: `/${app.id}/integrations/${id}/webhooks` }
}

describe('Processes on one database with data folders of their own', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-own-folders-'))
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test('share the keys of their settings, and keep none in the folders', async () => {
    const shared = randomBytes(32).toString('base64')
    const [here, there] = [await start('here', shared), await start('there', shared)]
    const { key, webhooks, path } = await makeSecrets(here)

    expect(await restAt(there, key)('GET', path)).toMatchObject({ webhooks })
    for (const name of ['here', 'there']) {
      const files = await readdir(join(folder, name))
      expect(files.filter(file => file.endsWith('.json'))).toEqual([])
    }
  })

  test('end at the start, with one line, where they do not have the same key', async () => {
    await makeSecrets(await start('here', randomBytes(32).toString('base64')))

    await expect(start('there', randomBytes(32).toString('base64'))).rejects.toThrow(
      /^Cannot open the secret of \S+: it was sealed with another key\. [^\n]+$/
    )
  })
})
