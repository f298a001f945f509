const IMPORT = /^import \{([^}]*)\} from "([^"]*)";\n/gm
const NAME = /[\w$]+/g

/** Lists what a file imports, as esbuild writes it. */
export function readImports(/** @type {string} */ code) {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(specifier => {
      const [name = '', , local = name] = specifier.trim().split(' ')
      return { name, local, from }
    })
  )
}

/**
 * Imports from each file once, and only what is used, which minifiers do not. Files that nothing is used
 * of are left out: ours have no effects. Lines stay where they are, so that source maps stay right.
 */
export function tidyImports(/** @type {string} */ code) {
  const used = new Set(code.replace(IMPORT, '').match(NAME))
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
