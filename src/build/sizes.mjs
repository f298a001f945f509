import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { root } from './project.mjs'

/** Where the table of sizes stands in README.md. */
export const SIZES_BLOCK = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

/**
 * Makes the table of sizes that README shows, from size-limit.json and the built files.
 *
 * @returns {Promise<string>} Markdown, measured in bytes after brotli.
 */
export async function sizesTable() {
  /** @type {{ name: string, path: string | string[], limit: string }[]} */
  const budgets = JSON.parse(await readFile(`${root}size-limit.json`, 'utf8'))
  const rows = await Promise.all(
    budgets.map(async ({ name, path, limit }) => {
      const files = await Promise.all([path].flat().map(each => readFile(`${root}${each}`)))
      const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
      const shown = [bytes, parseInt(limit)].map(number => `${number.toLocaleString('en')} B`)
      return `| ${[name, ...shown].join(' | ')} |`
    })
  )
  return ['| what arrives | size, brotli | limit |', '| --- | ---: | ---: |', ...rows, ''].join(
    '\n'
  )
}
