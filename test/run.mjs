import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Every check, in the order in which mistakes are cheapest to learn of. */
const STEPS = [
  { name: 'build', script: 'build:stale' },
  { name: 'types', script: 'test:types' },
  { name: 'lint', script: 'test:lint' },
  { name: 'unit', script: 'test:unit', counts: true },
  { name: 'contract', script: 'test:contract', counts: true },
  { name: 'server', script: 'test:server', counts: true },
  { name: 'browser', script: 'test:browser', counts: true },
  { name: 'packages', script: 'test:packages', counts: true },
  { name: 'engines', script: 'test:engines', counts: true },
  { name: 'size', script: 'test:size' },
  { name: 'dist', script: 'test:dist' }
]

const reports = mkdtempSync(join(tmpdir(), 'pipit-test-'))

/** Tests that failed, and passed when their file ran once more. */
const unstable = /** @type {string[]} */ ([])

/** Runs a script of package.json, showing what it prints. */
function runScript(/** @type {string} */ script, /** @type {string[]} */ args) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' })
  return new Promise(resolve => child.on('close', resolve))
}

/**
 * A file of tests in the report of a run.
 *
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile
 */

/**
 * Reads a report: nothing when the run ended before it could write one.
 *
 * @returns {{ passed: number, failed: number, failedFiles: TestFile[] }}
 */
function readReport(/** @type {string} */ file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const failedFiles = testResults.filter((/** @type {TestFile} */ it) => it.status === 'failed')
    return { passed: numPassedTests, failed: numFailedTests, failedFiles }
  } catch {
    return { passed: 0, failed: 0, failedFiles: [] }
  }
}

/** Runs the tests of a step: all, or those of some files, one file after the other. */
async function runTests(/** @type {string} */ script, /** @type {string[]} */ files = []) {
  const report = join(mkdtempSync(join(reports, 'run-')), 'report.json')
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (files.length) args.push('--no-file-parallelism', ...files)
  const code = await runScript(script, args)
  return { code, ...readReport(report) }
}

const testsWith = (/** @type {string} */ status, /** @type {TestFile} */ file) =>
  file.assertionResults.filter(test => test.status === status)

/** Names the failed tests of a file, or the file when it failed before its tests. */
function nameFailures(/** @type {TestFile} */ file) {
  const path = relative(process.cwd(), file.name)
  const failed = testsWith('failed', file)
  return failed.length ? failed.map(test => `${path} › ${test.fullName}`) : [path]
}

/**
 * Runs the tests of a step, then once more the files that failed. A test that passes the second time counts
 * as passed and is listed as unstable, so that a busy machine fails no run and hides no unstable test.
 */
async function runTestStep(/** @type {typeof STEPS[number]} */ { name, script }) {
  const { code, passed, failed, failedFiles } = await runTests(script)
  if (!code) return { passed, failed }
  if (!failedFiles.length) return { passed, failed: Math.max(failed, 1) }

  console.log(`\n── ${name}: once more what failed ──`)
  const second = await runTests(
    script,
    failedFiles.map(file => relative(process.cwd(), file.name))
  )
  if (second.code) return { passed, failed: Math.max(second.failed, 1) }

  unstable.push(...failedFiles.flatMap(nameFailures))
  const passedTwice = failedFiles.flatMap(file => testsWith('passed', file)).length
  return { passed: passed - passedTwice + second.passed, failed: 0 }
}

async function runCheck(/** @type {typeof STEPS[number]} */ { script }) {
  const code = await runScript(script, [])
  return { passed: code ? 0 : 1, failed: code ? 1 : 0 }
}

async function runStep(/** @type {typeof STEPS[number]} */ step) {
  console.log(`\n── ${step.name} ──`)
  const start = performance.now()
  const counts = step.counts ? await runTestStep(step) : await runCheck(step)
  return { name: step.name, ...counts, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}

const results = []
for (const step of STEPS) results.push(await runStep(step))
rmSync(reports, { recursive: true })

console.log('\nstep      passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(8)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.padStart(9)}`
  )
}
for (const name of unstable) console.log(`unstable: ${name}`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.exitCode = failed ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
