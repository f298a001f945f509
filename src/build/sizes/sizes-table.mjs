import { storyNames } from './budget-list.mjs'
import { limitOf, measure, readBudgets } from './budgets.mjs'

/** Place of the table of sizes in README.md. */
export const SIZES_BLOCK = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

/** Budgets outside the stories that the table shows too. */
const FIRST = ['snippet', 'pipit.js', 'pipit.v4.js']

const inBytes = (/** @type {number} */ bytes) => `${bytes.toLocaleString('en')} B`

/**
 * Makes the table of sizes in README.md, from size-limit.json and the built files. A story counts all
 * files that are downloaded after the launcher.
 *
 * @returns {Promise<string>} Markdown, measured in bytes after brotli.
 */
export async function sizesTable() {
  const shown = (await readBudgets()).filter(({ name }) => [...FIRST, ...storyNames].includes(name))
  const rows = await Promise.all(
    shown.map(async budget => [
      budget.name,
      inBytes(await measure(budget.path)),
      inBytes(limitOf(budget))
    ])
  )
  return toTable([['file or story', 'downloaded', 'limit'], ...rows])
}

/** Aligns cells: the first column to the left, numbers to the right. */
function toTable(/** @type {string[][]} */ [head = [], ...rows]) {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map(row => row[n]?.length ?? 0)))
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  const pad = (/** @type {string[]} */ row) =>
    line(row.map((cell, n) => (n ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[0] ?? 0))))
  const rule = line(widths.map((width, n) => (n ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))))
  return [pad(head), rule, ...rows.map(pad), ''].join('\n')
}
