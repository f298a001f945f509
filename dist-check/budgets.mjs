import { basename } from 'node:path'
import { filesOf, readBudgets } from '../src/build/budgets.mjs'
import { readManifest } from './read-cdn.mjs'

/** Entries that must have arrived, for each budget of stage 2. */
const ENTRIES = {
  'click to composer': ['messenger.js'],
  'live text conversation': ['messenger.js', 'live.js'],
  'old browsers, before the chunks': ['pipit.legacy.js', 'messenger.legacy.js']
}

/** What is no part of a conversation: it comes before, or where the page itself asks for it. */
const APART = ['pipit.v4.js', 'options.js', 'calls.js']
const CORE = ['pipit.js', 'messenger.js', 'live.js']
const isLanguage = (/** @type {string} */ file) => file.startsWith('locale-')
const isLegacy = (/** @type {string} */ file) => file.endsWith('.legacy.js')

export const title = 'size budgets count every file that must arrive, and every part'

export async function findProblems() {
  const { entries, files } = await readManifest()
  const budgets = await Promise.all(
    (await readBudgets()).map(async budget => ({
      name: budget.name,
      counted: (await filesOf(budget)).map(path => basename(path)).sort()
    }))
  )
  const problems = []
  const expect = (/** @type {string} */ name, /** @type {string[]} */ needed) => {
    const expected = [...needed].sort().join(', ')
    const got = budgets.find(budget => budget.name === name)?.counted.join(', ')
    if (got !== expected) problems.push(`${name} needs ${expected}, size-limit.json counts ${got}`)
  }

  for (const [name, needed] of Object.entries(ENTRIES)) {
    expect(name, [...new Set(needed.flatMap(entry => entries[entry]?.closure ?? []))])
  }
  const modern = Object.keys(entries).filter(file => !isLegacy(file))
  const parts = modern.filter(file => !CORE.includes(file) && !isLanguage(file))
  expect(
    'all parts',
    parts.filter(file => !APART.includes(file))
  )
  for (const part of parts) {
    if (!budgets.some(({ counted }) => counted.join() === part)) {
      problems.push(`${part} has no budget. \`npm run size:parts\` gives it one`)
    }
  }

  const languages = modern.filter(isLanguage)
  const sizeOf = (/** @type {string} */ file) => files[file]?.brotli ?? 0
  const [largest] = languages.sort((a, b) => sizeOf(b) - sizeOf(a))
  if (largest) expect('largest language', [largest])
  return problems
}
