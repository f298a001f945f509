import { filesOf, measure, readBudgets } from './budgets.mjs'

/** Where the table of sizes stands in README.md. */
export const SIZES_BLOCK = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

/**
 * Makes the table of sizes that README shows, from size-limit.json and the built files.
 *
 * @returns {Promise<string>} Markdown, measured in bytes after brotli.
 */
export async function sizesTable() {
  const rows = await Promise.all(
    (await readBudgets()).map(async budget => {
      const bytes = await measure(await filesOf(budget))
      const shown = [bytes, parseInt(budget.limit)].map(
        number => `${number.toLocaleString('en')} B`
      )
      return `| ${[budget.name, ...shown].join(' | ')} |`
    })
  )
  return ['| what arrives | size, brotli | limit |', '| --- | ---: | ---: |', ...rows, ''].join(
    '\n'
  )
}
