import { access } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Endings of modules that replace the module beside them: `frame.legacy.ts` replaces `frame.ts`. */
const ENDINGS = ['.legacy.ts', '.legacy.tsx']

/**
 * Resolves imports to modules for old browsers where there are any. Such a module may import the module
 * that it replaces.
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
