import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

const STYLES = /css`([^`]*)`/g

/** Minifies one sheet to a string literal. */
async function minifySheet(
  /** @type {string} */ sheet,
  /** @type {import('esbuild').TransformOptions} */ options
) {
  const { code } = await transform(sheet, { loader: 'css', minify: true, ...options })
  return JSON.stringify(code.trim().replace(/(--[\w-]+): /g, '$1:'))
}

/**
 * Makes what minifies the style sheets that sources carry in templates marked `css`.
 *
 * @param {(sheet: string) => string} [prepare] Called with each sheet before.
 * @param {import('esbuild').TransformOptions} [options]
 * @returns {import('esbuild').Plugin}
 */
export const createMinifyStyles = (prepare = sheet => sheet, options = {}) => ({
  name: 'minify-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /styles(\.legacy)?\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const sheets = await Promise.all(
        [...source.matchAll(STYLES)].map(([, sheet = '']) => minifySheet(prepare(sheet), options))
      )
      return { loader: 'ts', contents: source.replace(STYLES, () => sheets.shift() ?? '') }
    })
})

/** Minifies sheets as they are. */
export const minifyStyles = createMinifyStyles()
