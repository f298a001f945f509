import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles, stepsOf } from './changed.mjs'
import { printResults } from './print-results.mjs'
import { runStep } from './run-step.mjs'
import { phasesOf, STEPS } from './steps.mjs'

const USAGE = `Usage: npm test [-- --changed | step [file …] | file …], npm run test:full
Steps are ${STEPS.map(({ name }) => name).join(', ')}; a file is a part of its path.`

/** @typedef {import('./run-step.mjs').Result} Result */

const isFull = process.argv.includes('--full')
const words = process.argv.slice(2).filter(word => word !== '--full')
const reports = mkdtempSync(join(tmpdir(), 'pipit-test-'))

const stepNamed = (/** @type {string} */ name) => STEPS.find(step => step.name === name)

/** Runs all steps, several side by side. */
async function runAll() {
  /** @type {Result[]} */
  const results = []
  for (const phase of phasesOf(isFull)) {
    const lists = phase
      .map(names => names.map(stepNamed).filter(step => step && (isFull || !step.isLong)))
      .filter(steps => steps.length)
    const runList = async (/** @type {typeof lists[number]} */ steps) => {
      /** @type {Result[]} */
      const done = []
      for (const step of steps) {
        if (!step) continue
        const isAlone = lists.length === 1
        const args = isAlone ? [] : (step.beside ?? [])
        done.push(await runStep(step, { reports, args, isFull, isAlone }))
      }
      return done
    }
    results.push(...(await Promise.all(lists.map(runList))).flat())
  }
  return results
}

/** Runs some steps one after the other, on the named files only, long ones included. */
async function runSome(/** @type {Map<string, string[]>} */ chosen) {
  /** @type {Result[]} */
  const results = []
  for (const step of STEPS) {
    const names = chosen.get(step.name)
    if (!names) continue
    const args = step.counts ? ['--passWithNoTests', ...names] : []
    results.push(await runStep(step, { reports, args, isAlone: true, isFull: true }))
  }
  return results
}

/** Reads which steps the words name: one step and files of it, or files of any step. */
function chosenBy(/** @type {string[]} */ [first = '', ...rest]) {
  if (first === '--changed') return stepsOf(changedFiles())
  if (stepNamed(first)) return new Map([[first, rest]])
  const projects = ['unit', 'contract', 'server', 'browser', 'packages', 'engines']
  return new Map(projects.map(name => [name, [first, ...rest]]))
}

if (words.some(word => word.startsWith('-') && word !== '--changed')) {
  console.error(`${USAGE}\nGot ${words.join(' ')}`)
  process.exit(2)
}
const start = performance.now()
const results = words.length ? await runSome(chosenBy(words)) : await runAll()
rmSync(reports, { recursive: true })
printResults(results, (performance.now() - start) / 1000)
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0
