import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port'
import type { RestKey } from './rest'
import { onSmallDisk, seenBy, type SmallDisk } from './small-disk'

const PROGRAM = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url))
const READY = /Pipit is ready on (http\S+)/

/** What a first start makes. */
export interface Demo {
  appId: string
  integrationId: string
  signIn: { email: string; password: string }
}

export interface TestServerOptions {
  /** That of a server before, to go on with what it stored. @default a new folder, removed by `stop` */
  dataDir?: string
  /** @default one that is free, and stays so while it is started again */
  port?: number
  env?: Record<string, string>
  /** What to run. @default the built server */
  program?: string
  /** Puts a folder on a small disk of its own, which nobody but the server sees. */
  disk?: SmallDisk
}

/** The server as it is shipped, in a process of its own. */
export interface TestServer {
  /** Without a slash at the end. */
  url: string
  /** As it is reached from here, which with a disk of its own is another path than the server's. */
  dataDir: string
  demo: Demo
  accountKey: RestKey
  /** Resolves when the process has ended, whatever ended it. */
  ended: Promise<void>
  /** Ends the process, and resolves when it has ended; what it stored stays. */
  kill(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Kills it, and removes the folder that was made for it. */
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
  disk
}: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'pipit-data-')))
  const command = [process.execPath, program]
  const [file = '', ...words] = disk ? await onSmallDisk(disk, dataDir, command) : command
  const child = spawn(file, words, {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port ?? (await freePort())),
      PIPIT_DATA_DIR: dataDir,
      PIPIT_LOG_LEVEL: 'warn',
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const exitCode = new Promise<number | null>(resolve => child.once('close', resolve))
  const ended = exitCode.then(() => {})
  const cleanUp = async () => {
    if (!givenDir) await rm(dataDir, { recursive: true })
  }
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += String(chunk)
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
