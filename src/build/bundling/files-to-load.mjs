import { basename } from 'node:path'

/**
 * Lists the files that must be loaded before a file can run: itself first, then every file that it
 * imports statically, directly or not.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {string} entry Name of a built file.
 * @returns {string[]} File names. An importer stands before the files it imports.
 */
export function listFilesToLoad(metafile, entry) {
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output])
  )
  const files = new Set([entry])
  for (const name of files) {
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') files.add(basename(path))
    }
  }
  return [...files]
}
