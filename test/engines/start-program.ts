import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program that runs beside the tests. */
export interface Program {
  /**
   * Resolves with the pattern's group when it is found in the output. Throws when the program ends
   * before.
   */
  prints(pattern: RegExp): Promise<string>
  /** Ends it, and removes its home. */
  stop(): Promise<void>
}

/** Starts a program in a home of its own, so that it finds no settings and leaves none. */
export const startProgram = async (
  command: string,
  makeArguments: (home: string) => string[],
  env: Record<string, string> = {}
): Promise<Program> => {
  const home = await mkdtemp(join(tmpdir(), 'pipit-engine-'))
  const child = spawn(command, makeArguments(home), {
    env: { PATH: process.env['PATH'], HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise<unknown>(resolve => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  let printed = ''
  let hear = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      printed += chunk
      hear()
    })
  }
  return {
    prints: pattern =>
      new Promise((resolve, reject) => {
        hear = () => {
          const match = pattern.exec(printed)
          if (match) resolve(match[1]!)
        }
        hear()
        void ended.then(why => reject(new Error(`${command} ended with ${why}: ${printed}`)))
      }),
    stop: async () => {
      kill()
      await ended
      process.off('exit', kill)
      // Its child processes may write for a moment longer.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    }
  }
}
