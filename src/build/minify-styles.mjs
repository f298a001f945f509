import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

const STYLES = /css`([^`]*)`/g

/** Minifies one sheet to a string literal. */
async function minifySheet(/** @type {string} */ sheet) {
  const { code } = await transform(sheet, { loader: 'css', minify: true })
  return JSON.stringify(code.trim().replace(/(--[\w-]+): /g, '$1:'))
}

/**
 * Minifies the style sheets that sources carry in templates marked `css`.
 *
 * @type {import('esbuild').Plugin}
 */
export const minifyStyles = {
  name: 'minify-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /styles\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const sheets = await Promise.all(
        [...source.matchAll(STYLES)].map(([, sheet = '']) => minifySheet(sheet))
      )
      return { loader: 'ts', contents: source.replace(STYLES, () => sheets.shift() ?? '') }
    })
}
