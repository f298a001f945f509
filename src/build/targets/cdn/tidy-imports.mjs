/** An import, as esbuild writes it. */
export const IMPORT = /^import \{([^}]*)\} from "([^"]*)";\n/gm
/** The list of exports, as esbuild writes it. */
export const EXPORT = /^export \{([^}]*)\};$/m
const NAME = /[\w$]+/g

/** Lists the imports of a file, as esbuild writes them. */
export function readImports(/** @type {string} */ code) {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(specifier => {
      const [name = '', , local = name] = specifier.trim().split(' ')
      return { name, local, from }
    })
  )
}

/** Lists the words of a file outside its imports, but for names that only others see. */
const wordsOf = (/** @type {string} */ code) =>
  code
    .replace(IMPORT, '')
    .replace(EXPORT, list => list.replace(/ as [\w$]+/g, ''))
    .match(NAME)

/**
 * Merges imports of the same file and removes unused ones, which minifiers do not. An import of which
 * nothing is used goes: our files have no side effects. Lines stay in place, so that source maps stay right.
 */
export function tidyImports(/** @type {string} */ code) {
  const used = new Set(wordsOf(code))
  /** @type {Map<string, string[]>} */
  const lists = new Map()
  for (const { name, local, from } of readImports(code)) {
    const list = lists.get(from) ?? []
    lists.set(from, used.has(local) ? [...list, `${name} as ${local}`] : list)
  }
  const lines = [...lists]
    .filter(([, list]) => list.length)
    .map(([from, list]) => `import { ${list.join(', ')} } from "${from}";`)
  return code.replace(IMPORT, statement => {
    const height = statement.split('\n').length - 1
    return (lines.shift() ?? '') + '\n'.repeat(height)
  })
}
