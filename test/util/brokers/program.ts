import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installFromDebian } from '../debian.mjs'
import { listens } from '../listens'

const ASK_AGAIN_MS = 50
const GUIDE = 'src/guide/pages/brokers.md'

/** A broker on this machine. */
export interface BrokerProgram {
  /** Value of PIPIT_BROKER_URL. */
  url: string
  /** The same with another account, which is not that of the servers. */
  strangerUrl: string
  /** Kills it, and resolves when it has exited. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  /** Kills it and removes its files. */
  close(): Promise<void>
}

/** A program of Debian, and how to run it. */
export interface ProgramOptions {
  package: string
  program: string
  /** Title of the section of the guide that holds its configuration. */
  section: string
  /** Port for the servers. */
  port: number
  /** Port for visitors, which may open later. */
  visitorsPort?: number
  /** Replacements in the configuration, for this machine. */
  settings(folder: string): [from: string | RegExp, to: string][]
  /** Files beside the configuration, by name. */
  files?: Record<string, string>
  args(config: string): string[]
  environment?(folder: string): Record<string, string>
  password?: string
}

/**
 * Reads a configuration that the guide shows.
 *
 * @param language Of its block, the first one of the section.
 */
export const readConfiguration = (section: string, language = 'ini'): string => {
  const [, text = ''] = readFileSync(GUIDE, 'utf8').split(`\n## ${section}\n`)
  const [, block] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
  if (!block) throw new Error(`${GUIDE} has no configuration in "${section}"`)
  return block
}

/** Starts a broker with the configuration of the guide, in a folder of its own. */
export const startProgram = async (options: ProgramOptions): Promise<BrokerProgram> => {
  const { program, package: name, section, port, visitorsPort = port } = options
  const { password = 'change-me' } = options
  if (!existsSync(program)) {
    installFromDebian([name], `These tests need ${name}: apt-get install ${name} (Debian).`)
  }
  const folder = await mkdtemp(join(tmpdir(), `pipit-${name}-`))
  const config = join(folder, 'broker.conf')
  let text = readConfiguration(section)
  for (const [from, to] of options.settings(folder)) text = text.replaceAll(from, to)
  await writeFile(config, text)
  for (const [file, content] of Object.entries(options.files ?? {})) {
    await writeFile(join(folder, file), content)
  }
  const env = { ...process.env, ...options.environment?.(folder) }
  let child: ChildProcess | undefined

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // The program and those that it has started.
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
    while (await listens(port)) await pause(ASK_AGAIN_MS)
  }

  const start = async () => {
    const started = spawn(program, options.args(config), {
      env,
      stdio: 'ignore',
      detached: true
    })
    child = started
    while (!(await listens(port)) || !(await listens(visitorsPort))) {
      if (started.exitCode !== null) throw new Error(`${name} ended with ${started.exitCode}`)
      await pause(ASK_AGAIN_MS)
    }
  }

  const close = async () => {
    await kill()
    await rm(folder, { recursive: true, force: true })
  }

  await start().catch(async cause => {
    await close()
    throw cause
  })
  return {
    url: `mqtt://pipit:${password}@127.0.0.1:${port}`,
    strangerUrl: `mqtt://stranger:${password}@127.0.0.1:${port}`,
    kill,
    start,
    close
  }
}
