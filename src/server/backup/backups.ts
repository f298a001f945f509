import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings'
import { type LastBackup, readLastBackup } from './last-backup'

/** Characters of a failure that are kept. */
const PROBLEM_MAX_CHARS = 500

/** Whether a server can begin a backup now: not at all, not while one is under way, or so. */
export type BackupStanding = 'impossible' | 'running' | 'ready'

/** Backups that a running server makes. */
export interface Backups {
  standing(): Promise<BackupStanding>
  /** Reads which one was finished last, by whatever process; undefined: none is known. */
  readLast(): Promise<LastBackup | undefined>
  /** Returns the reason for which the last one that this process began has failed; undefined: it has not. */
  problem(): string | undefined
  /** Begins one, in a process of its own. Does nothing while one is under way. */
  start(): void
}

type BackedUp = Pick<Settings, 'dataDir' | 'databaseFile' | 'postgresUrl' | 'distDir'>

/** Makes the backups of a server. A backup under way goes on when the server ends. */
export const createBackups = ({
  dataDir,
  databaseFile,
  postgresUrl,
  distDir
}: BackedUp): Backups => {
  const program = join(distDir, 'server', 'backup.js')
  let isRunning = false
  let problem: string | undefined

  function run() {
    // It needs no secret of the environment.
    const env = { PIPIT_DATA_DIR: dataDir, DATABASE_URL: `sqlite:${databaseFile}` }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let printed = ''
    isRunning = true
    problem = undefined
    const end = (reason: string | undefined) => {
      isRunning = false
      problem = reason?.trim().slice(-PROBLEM_MAX_CHARS)
    }
    child.stderr.on('data', (chunk: Buffer) => {
      printed = (printed + String(chunk)).slice(-PROBLEM_MAX_CHARS)
    })
    child.once('error', error => end(error.message))
    child.once('close', (code, signal) => {
      end(code === 0 ? undefined : printed || `It ended with ${signal ?? `code ${code}`}.`)
    })
  }

  return {
    async standing() {
      if (isRunning) return 'running'
      if (postgresUrl !== undefined) return 'impossible'
      return access(program).then(
        () => 'ready',
        () => 'impossible'
      )
    },
    readLast: () => readLastBackup(dataDir),
    problem: () => problem,
    start() {
      if (!isRunning) run()
    }
  }
}
