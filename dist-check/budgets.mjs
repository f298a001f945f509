import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { root } from '../src/build/project.mjs'
import { readManifest } from './read-cdn.mjs'

/** Entries that must have arrived, for each budget of stage 2. */
const ENTRIES = {
  'click to composer': ['messenger.js'],
  'live text conversation': ['messenger.js', 'live.js']
}

export const title = 'size budgets count every file that must arrive'

export async function findProblems() {
  const { entries } = await readManifest()
  /** @type {{ name: string, path: string[] }[]} */
  const budgets = JSON.parse(await readFile(`${root}size-limit.json`, 'utf8'))

  return Object.entries(ENTRIES).flatMap(([name, needed]) => {
    const files = new Set(needed.flatMap(entry => entries[entry]?.closure ?? []))
    const expected = [...files].sort().join(', ')
    const counted = budgets.find(budget => budget.name === name)?.path ?? []
    const got = counted
      .map(path => basename(path))
      .sort()
      .join(', ')
    return got === expected ? [] : [`${name} needs ${expected}, size-limit.json counts ${got}`]
  })
}
