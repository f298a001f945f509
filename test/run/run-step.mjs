import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * A file of tests in the report of a run.
 *
 * @typedef {object} TestFile
 * @property {string} name Absolute path.
 * @property {string} status
 * @property {number} startTime ms.
 * @property {number} endTime ms.
 * @property {{ status: string, fullName: string }[]} assertionResults
 */

/**
 * @typedef {Step & {
 *   passed: number, failed: number, seconds: number,
 *   unstable: string[], files: { path: string, seconds: number }[]
 * }} Result
 */

/**
 * @typedef {object} RunOptions
 * @property {string} reports Folder of reports.
 * @property {string[]} [args] For the test runner: names of files, and options.
 * @property {boolean} [isAlone] Prints output at once; otherwise when the step has ended.
 * @property {boolean} [isFull] Runs the long test files too.
 */

const pathOf = (/** @type {string} */ file) => relative(process.cwd(), file)

/**
 * Runs a script of package.json.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number | null>} Its exit code.
 */
async function runScript(script, args, { isAlone, isFull }) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(isFull ? {} : { SHORT_RUN: '1' }) }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => void (output += chunk))
  }
  const code = await new Promise(resolve => child.on('close', resolve))
  if (!isAlone) console.log(`\n── ${script} ──\n${output}`)
  return code
}

/**
 * Reads a report: nothing when the run ended before it was written.
 *
 * @returns {{ passed: number, failed: number, files: TestFile[] }}
 */
function readReport(/** @type {string} */ file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, files: testResults }
  } catch {
    return { passed: 0, failed: 0, files: [] }
  }
}

async function runTests(
  /** @type {Step} */ { script },
  /** @type {string[]} */ args,
  /** @type {RunOptions} */ options
) {
  const report = join(mkdtempSync(join(options.reports, 'run-')), 'report.json')
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runScript(script, [...reporting, ...args], options)
  return { code, ...readReport(report) }
}

const testsWith = (/** @type {string} */ status, /** @type {TestFile} */ file) =>
  file.assertionResults.filter(test => test.status === status)

/** Names the failed tests of a file, or the file when it failed outside its tests. */
function nameFailures(/** @type {TestFile} */ file) {
  const failed = testsWith('failed', file)
  return failed.length
    ? failed.map(test => `${pathOf(file.name)} › ${test.fullName}`)
    : [pathOf(file.name)]
}

/**
 * Runs the tests of a step, then once more the files that failed. A test that passes the second time
 * counts as passed and is named as unstable: a busy machine fails no run, and hides no unstable test.
 */
async function runTestStep(/** @type {Step} */ step, /** @type {RunOptions} */ options) {
  const first = await runTests(step, options.args ?? [], options)
  const files = first.files.map(({ name, startTime, endTime }) => ({
    path: pathOf(name),
    seconds: (endTime - startTime) / 1000
  }))
  const { code, passed, failed } = first
  if (!code) return { passed, failed, unstable: [], files }
  const failedFiles = first.files.filter(file => file.status === 'failed')
  if (!failedFiles.length) return { passed, failed: Math.max(failed, 1), unstable: [], files }

  console.log(`\n── ${step.name}: once more what failed ──`)
  const again = ['--no-file-parallelism', ...failedFiles.map(file => pathOf(file.name))]
  const second = await runTests(step, again, options)
  if (second.code) return { passed, failed: Math.max(second.failed, 1), unstable: [], files }

  const passedTwice = failedFiles.flatMap(file => testsWith('passed', file)).length
  return {
    passed: passed - passedTwice + second.passed,
    failed: 0,
    unstable: failedFiles.flatMap(nameFailures),
    files
  }
}

async function runCheck(/** @type {Step} */ { script }, /** @type {RunOptions} */ options) {
  const code = await runScript(script, [], options)
  return { passed: code ? 0 : 1, failed: code ? 1 : 0, unstable: [], files: [] }
}

/**
 * Runs a step. One that exits with an error counts as failed, even without a failed test.
 *
 * @returns {Promise<Result>}
 */
export async function runStep(/** @type {Step} */ step, /** @type {RunOptions} */ options) {
  if (options.isAlone) console.log(`\n── ${step.name} ──`)
  const start = performance.now()
  const run = step.counts ? runTestStep : runCheck
  const result = { ...step, ...(await run(step, options)) }
  const seconds = (performance.now() - start) / 1000
  console.log(`${step.name}: ${result.failed ? 'failed' : 'passed'} after ${seconds.toFixed(1)} s`)
  return { ...result, seconds }
}
