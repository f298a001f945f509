import { loadFailed, type ChunkManifest } from '../protocol'

/**
 * Imports a module after checking each of its files against its hash. A plain `import()` would run
 * any answer, so a failed check rejects before it.
 *
 * @param folder URL that the files lie under, with a slash at the end.
 * @throws {ChatError} `load-failed`; may be called again.
 */
export const importChecked = async <Module>(
  doc: Document,
  folder: string,
  closure: ChunkManifest
): Promise<Module> => {
  await Promise.all(
    closure.map(([file, integrity]) => {
      const link = doc.createElement('link')
      link.rel = 'modulepreload'
      link.integrity = integrity
      link.href = folder + file
      doc.head.append(link)
      return new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => reject(loadFailed(link.href))
        // Not earlier: Firefox and Safari cancel the load of a link that is removed.
      }).finally(() => link.remove())
    })
  )
  return import(/* @vite-ignore */ folder + closure[0]![0])
}
