import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const RUN = resolve('test/run/index.mjs')

/** Stands for the test runner: writes a report whose test fails in the first so many runs. */
const runnerThatFails = (times: number) => `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const out = process.argv.find(word => word.startsWith('--outputFile')).split('=')[1]
const before = existsSync('count') ? Number(readFileSync('count', 'utf8')) : 0
writeFileSync('count', String(before + 1))
writeFileSync('args', process.argv.slice(2).join(' '))
const fails = before < ${times}
const tests = [
  { status: fails ? 'failed' : 'passed', fullName: 'A door opens' },
  { status: 'passed', fullName: 'A door closes' }
]
const name = process.cwd() + '/test/door.test.ts'
const status = fails ? 'failed' : 'passed'
const file = { name, status, startTime: 0, endTime: 1500, assertionResults: tests }
const [numPassedTests, numFailedTests] = fails ? [1, 1] : [2, 0]
writeFileSync(out, JSON.stringify({ numPassedTests, numFailedTests, testResults: [file] }))
process.exit(fails ? 1 : 0)
`

let folder: string

const run = async (failures: number) => {
  await writeFile(join(folder, 'runner.mjs'), runnerThatFails(failures))
  const scripts = { 'test:unit': 'node runner.mjs' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }))
  return new Promise<{ code: number; lines: string[] }>(resolve => {
    const child = execFile(process.execPath, [RUN, 'unit'], { cwd: folder }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n') })
    )
  })
}

describe('A test run', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-run-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('counts what passes', async () => {
    const { code, lines } = await run(0)
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect(lines).toContain('   1.5  test/door.test.ts')
    expect(code).toBe(0)
  })

  test('runs a file that failed once more, and names its test as unstable when it passes', async () => {
    const { code, lines } = await run(1)
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect(lines.at(-2)).toBe('unstable: test/door.test.ts › A door opens')
    expect(code).toBe(0)
  })

  test('fails when a file fails twice', async () => {
    const { code, lines } = await run(2)
    expect(lines.at(-1)).toBe('1 passed, 1 failed')
    expect(lines.join('\n')).not.toContain('unstable')
    expect(code).toBe(1)
  })
})
