import { spawn, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { installFromDebian } from './debian.mjs'
import { freePort } from './free-port'

const PACKAGE = 'postgresql'
const PROGRAMS = '/usr/lib/postgresql'
const ASK_AGAIN_MS = 50
/** User of the system that the package makes, since root may not run it. */
const SYSTEM_USER = 'postgres'

/** A PostgreSQL of our own on this machine. Its data go when it stops. */
export interface Postgres {
  /** Address of a database on it, as `DATABASE_URL` takes it. */
  urlOf(database: string): string
  port: number
  /** Folder of its programs. */
  programs: string
  /** Process id of its first process. */
  pid: number
  /** Runs a statement in a database. @default the first one */
  run(statement: string, database?: string): Promise<unknown[]>
  /** Starts it again after `kill`, on the same data. */
  start(): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Freezes all of its processes: connections stay open, and nothing answers. Returns what lets them go on. */
  freeze(): () => void
  stop(): Promise<void>
}

const programs = (): string | undefined => {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : []
  const [newest] = versions
    .filter(version => existsSync(join(PROGRAMS, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))
  return newest && join(PROGRAMS, newest, 'bin')
}

const ensurePrograms = (): string => {
  const found = programs()
  if (found) return found
  installFromDebian([PACKAGE], `These tests need PostgreSQL: apt-get install ${PACKAGE} (Debian).`)
  return programs()!
}

const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, SYSTEM_USER]))

/** Lists the processes that another one has started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const sendSignal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** Reads the user to run it as: this one, but for root. */
export const systemUser = () =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

/**
 * Starts a PostgreSQL in a folder of its own. Its language sorts letters as people do, so that an order which
 * is not by bytes shows.
 *
 * @param settings Such as `fsync=off`.
 */
export const startPostgres = async (settings: string[] = []): Promise<Postgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-postgres-'))
  const bin = ensurePrograms()
  const user = systemUser()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'pipit', '--auth', 'trust', '--encoding', 'UTF8'],
      ...['--locale', 'C.UTF-8', '--locale-provider', 'icu', '--icu-locale', 'en-US', '--no-sync']
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  )
  const port = await freePort()
  const urlOf = (database: string) => `postgres://pipit@127.0.0.1:${port}/${database}`
  const options = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
    ...['logging_collector=off', ...settings]
  ].flatMap(setting => ['-c', setting])

  const run = async (statement: string, database = 'postgres') => {
    const client = new Client({ connectionString: urlOf(database) })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const launch = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore']
    })
    const ended = once(child, 'exit')
    for (;;) {
      const answer = await run('select 1').catch(() => undefined)
      if (answer) return { child, ended }
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
      await wait(ASK_AGAIN_MS)
    }
  }
  let running = await launch()
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await running.ended
  }

  return {
    urlOf,
    port,
    programs: bin,
    get pid() {
      return running.child.pid!
    },
    run,
    async start() {
      running = await launch()
    },
    // "Immediate shutdown": no checkpoint, so that the next start recovers from the log.
    kill: () => end('SIGQUIT'),
    freeze() {
      const first = running.child.pid!
      // From then on it starts no others.
      sendSignal(first, 'SIGSTOP')
      const all = [first, ...childrenOf(first)]
      for (const pid of all) sendSignal(pid, 'SIGSTOP')
      return () => all.forEach(pid => sendSignal(pid, 'SIGCONT'))
    },
    async stop() {
      await end('SIGINT')
      await rm(folder, { recursive: true })
    }
  }
}
