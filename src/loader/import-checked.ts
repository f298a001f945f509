import { loadFailed } from '../protocol'
import type { Closure } from '../widget'

/**
 * Imports a module whose every file has been checked against its hash. A plain `import()` would
 * run whatever came, so a failed check rejects before it.
 *
 * @param folder URL that the files lie under, with a slash at the end.
 * @throws {ChatError} `load-failed`; may be called again.
 */
export const importChecked = async <Module>(
  doc: Document,
  folder: string,
  closure: Closure
): Promise<Module> => {
  await Promise.all(
    closure.map(([file, integrity]) => {
      const link = doc.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = 'anonymous'
      link.integrity = integrity
      link.href = folder + file
      doc.head.append(link)
      return new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => reject(loadFailed(link.href))
        // Not earlier: Firefox and Safari load nothing for a link that has left the page.
      }).finally(() => link.remove())
    })
  )
  return import(/* @vite-ignore */ folder + closure[0]![0]) as Promise<Module>
}
