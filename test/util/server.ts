import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distFolder } from '../../src/build/index.mjs'
import { freePort } from './free-port'
import { NO_SERVICES } from './no-services'
import type { RestKey } from './rest'
import { onSmallDisk, seenBy, type SmallDisk } from './small-disk'
import { copyTables, databaseEnv, dropDatabaseOf } from './test-database'

const PROGRAM = `${distFolder}server/server.js`
const READY = /Pipit is ready on (http\S+)/

/** Files that a first start creates. */
export interface Demo {
  appId: string
  integrationId: string
  signIn: { email: string; password: string }
}

export interface TestServerOptions {
  /**
   * Folder of an earlier server, to continue with its data. @default a new folder, removed by
   * `stop`
   */
  dataDir?: string
  /** @default one that is free, and stays free while the server is started again */
  port?: number
  env?: Record<string, string>
  /** Program to run. @default the built server */
  program?: string
  /** Mounts a small disk at a folder, visible to the server only. */
  disk?: SmallDisk
  /** Called with what it prints, its log among it. */
  onPrinted?: (text: string) => void
}

/** The built server in a process of its own. */
export interface TestServer {
  /** Origin, without a trailing slash. */
  url: string
  /** Path as seen by the test, which with a mounted disk is not the server's. */
  dataDir: string
  pid: number
  demo: Demo
  accountKey: RestKey
  /** Resolves when the process has exited for any reason. */
  ended: Promise<void>
  /** Stops the process, and resolves when it has exited; its data stay. */
  kill(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Kills it, and removes the folder created for it. */
  stop(): Promise<void>
}

const readJson = async <Value>(folder: string, name: string): Promise<Value> =>
  JSON.parse(await readFile(join(folder, name), 'utf8'))

/**
 * Starts a built server on a port of its own, with the demo app.
 *
 * @throws {Error} With what it printed, when it ends before it is ready.
 */
export const startTestServer = async ({
  dataDir: givenDir,
  port,
  env = {},
  program = PROGRAM,
  disk,
  onPrinted
}: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'pipit-data-')))
  const hasOwnTables = givenDir || disk || program !== PROGRAM || env['DATABASE_URL']
  if (!hasOwnTables) await copyTables(dataDir)
  const command = [process.execPath, program]
  const [file = '', ...words] = disk ? await onSmallDisk(disk, dataDir, command) : command
  const child = spawn(file, words, {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port ?? (await freePort())),
      PIPIT_DATA_DIR: dataDir,
      PIPIT_LOG_LEVEL: 'warn',
      ...NO_SERVICES,
      ...(await databaseEnv(dataDir)),
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const exitCode = new Promise<number | null>(resolve => child.once('close', resolve))
  const ended = exitCode.then(() => {})
  const cleanUp = async () => {
    if (givenDir) return
    await rm(dataDir, { recursive: true })
    await dropDatabaseOf(dataDir)
  }
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += String(chunk)
      onPrinted?.(String(chunk))
      const [, address] = READY.exec(printed) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exitCode.then(code => reject(new Error(`The server ended with ${code}: ${printed}`)))
  }).catch(async (error: unknown) => {
    await cleanUp()
    throw error
  })

  const seenDir = disk ? seenBy(child.pid, dataDir) : dataDir
  const kill: TestServer['kill'] = (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    dataDir: seenDir,
    pid: Number(child.pid),
    demo: await readJson<Demo>(seenDir, 'demo.json'),
    accountKey: await readJson<RestKey>(seenDir, 'account-key.json'),
    ended,
    kill,
    async stop() {
      await kill()
      await cleanUp()
    }
  }
}
