import { basename } from 'node:path'

/**
 * Lists what must be loaded for a file to run: itself first, then each file that it imports
 * statically, however far away.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {string} entry Name of a built file.
 * @returns {string[]} Names of files. An importer stands before what it imports.
 */
export function closureOf(metafile, entry) {
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output])
  )
  const closure = new Set([entry])
  for (const name of closure) {
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') closure.add(basename(path))
    }
  }
  return [...closure]
}
