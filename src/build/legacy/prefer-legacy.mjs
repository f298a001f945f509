import { access } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What stands beside a module and is taken in its place: `frame.legacy.ts` for `frame.ts`. */
const ENDINGS = ['.legacy.ts', '.legacy.tsx']

/**
 * Takes what is written for old browsers, where there is such a thing. It may import the module that it
 * stands for.
 *
 * @type {import('esbuild').Plugin}
 */
export const preferLegacy = {
  name: 'prefer-legacy',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{0,2}\// }, async ({ path, importer, resolveDir }) => {
      for (const ending of ENDINGS) {
        const variant = resolve(resolveDir, path).replace(/\.tsx?$/, '') + ending
        const exists = await access(variant).then(
          () => true,
          () => false
        )
        if (exists && variant !== importer) return { path: variant }
      }
      return undefined
    })
}
