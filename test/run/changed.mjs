import { execFileSync } from 'node:child_process'

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Lists the files that differ from `main`, committed or not. */
export const changedFiles = () => [
  ...git('diff', '--name-only', '--diff-filter=d', '--merge-base', 'main'),
  ...git('ls-files', '--others', '--exclude-standard')
]

/**
 * Steps that a change in a folder touches, with the names that narrow their files. Tests that import
 * what has changed are found by their imports; those of built files and servers are named here.
 *
 * @type {[folder: string, steps: Record<string, string[]>][]}
 */
const TOUCHED = [
  ['src/console/', { browser: ['console'] }],
  ['src/guide/', { browser: ['guide'] }],
  ['src/server/storage/', { postgres: [] }],
  ['src/server/', { server: [], browser: ['console', 'conversation', 'restart'] }],
  ['src/transports/', { contract: [], browser: ['network-faults', 'conversation'], size: [] }],
  ['src/client/', { browser: [], size: [] }],
  ['src/widget/', { browser: [], size: [] }],
  ['src/loader/', { browser: [], size: [] }],
  ['src/protocol/', { contract: [], server: [], browser: [], size: [] }],
  ['src/build/', { packages: [], size: [], dist: [] }],
  ['src/', { dist: [] }],
  ['README.md', { unit: ['guide'], dist: [] }]
]

/**
 * Finds the steps that a change touches.
 *
 * @param {string[]} files
 * @returns {Map<string, string[]>} Arguments of the test runner, by step.
 */
export function stepsOf(files) {
  /** @type {Map<string, Set<string> | 'all'>} */
  const found = new Map()
  const add = (/** @type {string} */ step, /** @type {string[]} */ names) => {
    const before = found.get(step)
    if (before === 'all') return
    if (!names.length) found.set(step, 'all')
    else found.set(step, new Set([...(before ?? []), ...names]))
  }
  for (const file of files) {
    for (const [folder, steps] of TOUCHED) {
      if (!file.startsWith(folder)) continue
      for (const [step, names] of Object.entries(steps)) add(step, names)
    }
    const [, project = ''] =
      /^test\/(contract|server|browser|packages)\/.*\.test\./.exec(file) ?? []
    if (project) add(project, [file])
  }
  const result = new Map(
    [...found].map(([step, names]) => [step, names === 'all' ? [] : [...names]])
  )
  if (files.length) {
    for (const step of ['types', 'lint']) result.set(step, [])
    result.set('unit', ['--changed', 'main'])
  }
  return result
}
