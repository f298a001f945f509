// @vitest-environment node
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PAGES = 'src/guide/pages'
const TEXTS = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync(PAGES).map(name => `${PAGES}/${name}`)
]
/** Code in a line, and the lines of a sample. */
const CODE = /`([^`\n]+)`|^(?=(?:\w+=\S+ )*npm )(.+)$/gm
const COMMAND = /^(?:\w+=\S+ )*npm (.+)$/
/** Flags by which a command runs without a network and changes nothing. Others only show their help. */
const FLAGS: Record<string, string> = { ci: '--dry-run', sbom: '--package-lock-only' }
/** Files of an installation. */
const PACKAGE = ['package.json', 'package-lock.json', 'src/server/package.json']

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

const commandsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(CODE)]
    .map(([, inline, line]) => (inline ?? line ?? '').replace(/\s+#.*/, ''))
    .flatMap(code => code.split('&&'))
    .flatMap(code => COMMAND.exec(code.trim())?.[1] ?? [])

/** Name of the script that a command runs; undefined for a command of npm itself. */
const scriptOf = (command: string): string | undefined =>
  /^(start|test)\b/.exec(command)?.[0] ?? /^run (?:--silent )?(\S+)/.exec(command)?.[1]

const commands = [...new Set(TEXTS.flatMap(commandsIn))]

let folder: string

describe('A command of npm in the README, the guide, CONTRIBUTING.md or SECURITY.md', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pipit-commands-'))
    for (const name of PACKAGE) cpSync(name, join(folder, name))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is found wherever one is named', () => {
    expect(commands).toEqual(
      expect.arrayContaining([
        'test',
        'run backup -- /mnt/backup/monday',
        'ci --omit=dev',
        'sbom --omit=dev --sbom-format=cyclonedx'
      ])
    )
  })

  test('runs a script that exists', () => {
    const named = commands.flatMap(command => scriptOf(command) ?? [])
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })

  test.each(commands.filter(command => !scriptOf(command)))(
    'is known to npm, and complete: npm %s',
    async command => {
      const [name = '', ...rest] = command.split(' ')
      const run = promisify(execFile)('npm', [name, ...rest, FLAGS[name] ?? '--help'], {
        cwd: folder,
        env: { ...process.env, npm_config_offline: 'true' }
      })
      await expect(run).resolves.toBeDefined()
    }
  )
})
