import { loadFailed, type ChunkManifest, type ImportChunk } from '../protocol'
import { VERSION } from './version'

/** Global through which a running script hands over its factory, by file. */
const SLOT = `pipit ${VERSION}`

/** Makes a script's module from the {@link Runtime}. */
type Factory = (runtime: Runtime) => unknown

/** Imports of chunks: polyfills, under names that the build knows, and other chunks. */
export interface Runtime {
  /** Returns the module of a loaded file. */
  $?(file: string): unknown
  /** Nonce of our own script, for the elements that chunks add. */
  nonce?: string
}

type Page = Window & Record<string, Record<string, Factory> | undefined>

/**
 * Makes a loader of chunks by script tags, for browsers without `import()`. It requests each file
 * once, checked against its hash where the browser can, and again after a failure.
 *
 * @param folder URL that the files lie under, with a slash at the end.
 * @param nonce Nonce of our own script, for strict policies.
 */
export const createScriptImport = (
  page: Window,
  folder: string,
  nonce: string,
  runtime: Runtime
): ImportChunk => {
  const { document: doc } = page
  const slots = page as Page
  const modules: Record<string, unknown> = {}
  const factories: Record<string, Factory> = {}
  const loads: Record<string, Promise<void> | undefined> = {}

  runtime.nonce = nonce
  runtime.$ = file => (modules[file] ??= factories[file]!(runtime))

  const load = (file: string, integrity: string) =>
    (loads[file] ??= new Promise<void>((resolve, reject) => {
      const script = doc.createElement('script')
      const end = () => {
        const factory = slots[SLOT]?.[file]
        delete slots[SLOT]
        script.remove()
        if (factory) {
          factories[file] = factory
          return resolve()
        }
        // The file failed to load, or another answered: IE runs it without a check.
        delete loads[file]
        reject(loadFailed(folder + file))
      }
      script.onload = script.onerror = end
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      script.nonce = nonce
      script.src = folder + file
      doc.head.appendChild(script)
    }))

  return async <Module>(closure: ChunkManifest) => {
    await Promise.all(closure.map(([file, integrity]) => load(file, integrity)))
    return runtime.$!(closure[0]![0]) as Module
  }
}
