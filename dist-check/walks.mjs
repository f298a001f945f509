import { readFileSync } from 'node:fs'
import { root } from '../src/build/project.mjs'

const FILE = 'CONTRIBUTING.md'
/** Walks that newcomers ask for: a text, a REST message, an option, a setting, an upload, a webhook. */
const WALKS = 6
/** Files that one reads without losing the thread. */
const FILES_MAX = 20

const STEP = /^\d+\. `([^`]+)`/gm

/**
 * Finds what makes a walk hard to follow: it is missing, long, or leads to a file twice.
 *
 * @param {string} text Of CONTRIBUTING.md.
 * @returns {string[]} A sentence for each problem.
 */
export function findHardWalks(text) {
  const section = text.split(/^## /m).find(each => each.startsWith('Walks\n')) ?? ''
  const [, ...walks] = section.split(/^### /m)
  const problems = walks.flatMap(walk => {
    const [title = ''] = walk.split('\n')
    const steps = [...walk.matchAll(STEP)].map(([, file = '']) => file)
    const repeated = new Set(steps.filter((file, index) => steps.indexOf(file) !== index))
    return [
      ...(steps.length > FILES_MAX ? [`"${title}" has ${steps.length} files`] : []),
      ...[...repeated].map(file => `"${title}" returns to ${file}`)
    ]
  })
  if (walks.length < WALKS) problems.push(`there are ${walks.length} walks, not ${WALKS}`)
  return problems.map(problem => `${FILE}: ${problem}`)
}

export const title = `walks through the code have at most ${FILES_MAX} files, each once`

export async function findProblems() {
  return findHardWalks(readFileSync(`${root}${FILE}`, 'utf8'))
}
