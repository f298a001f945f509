import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Runs a script of package.json, showing what it prints. */
function runScript(/** @type {string} */ script, /** @type {string[]} */ args) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' })
  return new Promise(resolve => child.on('close', resolve))
}

/** Reads how many tests passed and failed; nothing when the run ended before it could say. */
function readReport(/** @type {string} */ file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** A step counts as one, but tests count each. One that fails without a failed test still fails. */
async function runStep(/** @type {typeof STEPS[number]} */ { name, script, counts }) {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const report = join(reports, `${name}.json`)
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runScript(script, counts ? args : [])
  const { passed, failed } = counts ? readReport(report) : { passed: code ? 0 : 1, failed: 0 }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return { name, passed, failed: code ? Math.max(failed, 1) : failed, seconds }
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
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.exitCode = failed ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
