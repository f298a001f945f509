import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

const STYLES = /css`([^`]*)`/

/**
 * Minifies the style sheets that sources carry in templates marked `css`.
 *
 * @type {import('esbuild').Plugin}
 */
export const minifyStyles = {
  name: 'minify-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]styles\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const [, sheet = ''] = STYLES.exec(source) ?? []
      const { code } = await transform(sheet, { loader: 'css', minify: true })
      const tight = code.trim().replace(/(--[\w-]+): /g, '$1:')
      return { loader: 'ts', contents: source.replace(STYLES, () => JSON.stringify(tight)) }
    })
}
