import { loadFailed, type ImportChunk } from '../protocol'

/** Makes the module of a file from the modules of files that are loaded. */
type Factory = (importFile: (file: string) => unknown) => unknown

/** Loads a module without running it, and imports it then; rejects if it does not match its hash. */
const importChecked = (doc: Document, url: string, integrity: string) => {
  const link = doc.createElement('link')
  link.rel = 'modulepreload'
  link.integrity = integrity
  link.href = url
  doc.head.append(link)
  return (
    new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => reject(loadFailed(url))
    })
      // Not earlier: Firefox and Safari cancel the load of a link that is removed.
      .finally(() => link.remove())
      .then((): Promise<{ default: Factory }> => import(/* @vite-ignore */ url))
  )
}

/**
 * Makes a loader of chunks by `import()`. It requests each file once, checked against its hash: a plain
 * `import()` would run any answer. A file that failed is requested again under another query, because
 * many browsers keep a failed module of an address for the life of the page.
 *
 * @param folder URL that the files lie under, with a slash at the end.
 */
export const createCheckedImport = (doc: Document, folder: string): ImportChunk => {
  const modules: Record<string, unknown> = {}
  const factories: Record<string, Factory> = {}
  const loads: Record<string, Promise<void> | undefined> = {}
  let failures = 0
  let query = ''

  const importFile = (file: string) => (modules[file] ??= factories[file]!(importFile))

  const load = (file: string, integrity: string) =>
    (loads[file] ??= importChecked(doc, folder + file + query, integrity).then(
      module => {
        factories[file] = module.default
      },
      error => {
        delete loads[file]
        query = `?${++failures}`
        throw error
      }
    ))

  return async <Module>(closure: Parameters<ImportChunk>[0]) => {
    await Promise.all(closure.map(([file, integrity]) => load(file, integrity)))
    return importFile(closure[0]![0]) as Module
  }
}
