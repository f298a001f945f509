import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../src/server'
import { databaseName } from '../../src/server/setup'
import { firstInShortRun } from '../browser/short-run'
import { startTestServer } from '../util/server'
import { databaseEnv, isOnPostgres } from '../util/test-database'

/** Settings that are refused; settings.test.ts reads more, those of the last three among them. */
const SETTINGS: [env: Record<string, string>, line: string][] = [
  [
    { PIPIT_PUBLIC_URL: 'https://a.example', PIPIT_MQTT_PUBLIC_URL: 'wss://b.example/mqtt' },
    'PIPIT_MQTT_PUBLIC_URL: expected wss://a.example/mqtt, where this server speaks MQTT, or PIPIT_BROKER_URL for the broker at "wss://b.example/mqtt".'
  ],
  [{ PIPIT_DEMO: 'yes' }, 'PIPIT_DEMO: expected 0 or 1, got "yes".'],
  [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, got "http".'],
  [
    { PIPIT_PUBLIC_URL: 'chat.example' },
    'PIPIT_PUBLIC_URL: expected an address such as https://chat.example.com, got "chat.example".'
  ],
  [
    { DATABASE_URL: 'mysql://ann:secret@db/pipit' },
    'DATABASE_URL: expected sqlite:path/to/file or postgres://user:password@host:5432/database, got "mysql:…".'
  ]
]

let dataDir: string

/** Runs a server that does not start, and returns its output. */
const refusal = (options: Parameters<typeof startTestServer>[0]) =>
  startTestServer({ dataDir, ...options }).then(
    async server => {
      await server.stop()
      return 'It started.'
    },
    ({ message }: Error) => message
  )

describe('A refused start', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pipit-refused-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  test('reports in one line that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    expect(await refusal({ port })).toBe(
      `The server ended with 1: Port ${port} of 127.0.0.1 is taken. Set PORT to another one.\n`
    )
    taken.close()
  })

  test.each(firstInShortRun(SETTINGS, 2))(
    'reports in one line what is wrong with %o',
    async (env, line) => {
      expect(await refusal({ env })).toBe(`The server ended with 1: ${line}\n`)
    }
  )

  test('reports in one line that it cannot use its folder', async () => {
    const file = join(dataDir, 'not-a-folder')
    await writeFile(file, '')
    const message = await refusal({ dataDir: file })
    expect(message).toContain(`Cannot use the data folder ${file} (`)
    expect(message.trim().split('\n')).toHaveLength(1)
  })

  test.runIf(process.platform === 'linux')(
    'reports in one line that its folder cannot be created',
    async () => {
      // For a folder here, Linux reports a missing parent, although it exists.
      const folder = join('/proc', 'pipit', 'data')
      expect(await refusal({ dataDir: folder })).toMatch(
        /^The server ended with 1: Cannot use the data folder \/proc\/pipit\/data \([^\n]+\n$/
      )
    }
  )

  test.skipIf(isOnPostgres)(
    'reports in one line that another server runs on its data',
    async () => {
      const first = await startTestServer()
      const settings = readSettings(
        { PIPIT_DATA_DIR: first.dataDir, ...(await databaseEnv(first.dataDir)) },
        ''
      )
      const name = databaseName(settings)
      const line = `Cannot use the database ${name} (another server is running on it).`
      expect(await refusal({ dataDir: first.dataDir })).toBe(`The server ended with 1: ${line}\n`)
      await first.kill('SIGKILL')
      expect(await refusal({ dataDir: first.dataDir })).toBe('It started.')
      expect(await refusal({ dataDir: first.dataDir })).toBe('It started.')
      await first.stop()
    }
  )
})
