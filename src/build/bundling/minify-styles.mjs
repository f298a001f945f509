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

/** Minifies all sheets of a module. */
async function minifyModule(
  /** @type {string} */ source,
  /** @type {(sheet: string) => string} */ prepare,
  /** @type {import('esbuild').TransformOptions} */ options
) {
  const sheets = await Promise.all(
    [...source.matchAll(STYLES)].map(([, sheet = '']) => minifySheet(prepare(sheet), options))
  )
  return source.replace(STYLES, () => sheets.shift() ?? '')
}

/**
 * Makes a plugin that minifies the style sheets in templates of sources that are tagged `css`.
 *
 * @param {(sheet: string) => string} [prepare] Changes a sheet before.
 * @param {import('esbuild').TransformOptions} [options]
 * @returns {import('esbuild').Plugin}
 */
export const createMinifyStyles = (prepare = sheet => sheet, options = {}) => ({
  name: 'minify-styles',
  setup: ({ onLoad }) => {
    /** Minified modules by source, for rebuilds. @type {Map<string, string>} */
    const known = new Map()
    onLoad({ filter: /styles(\.legacy)?\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = known.get(source) ?? (await minifyModule(source, prepare, options))
      known.set(source, contents)
      return { loader: 'ts', contents }
    })
  }
})

/** Minifies sheets without changing them before. */
export const minifyStyles = createMinifyStyles()
