import { loadFailed } from '../protocol'
import type { Closure, ImportChunk } from '../widget'
import { VERSION } from './version'

/** Where scripts leave what they bring, by file, for as long as it takes to run one. */
const SLOT = `pipit ${VERSION}`

/** What a script leaves: makes the module, out of what {@link Runtime} has for it. */
type Factory = (runtime: Runtime) => unknown

/** What chunks stand on: what the browser lacks, under names that the build knows, and other chunks. */
export interface Runtime {
  /** Gives the module of a file that has come. */
  $?(file: string): unknown
  /** Of our own script; what makes others is to carry it on. */
  nonce?: string
}

type Page = Window & Record<string, Record<string, Factory> | undefined>

/**
 * Makes what brings chunks by script tags, for browsers without `import()`. Each file is asked for once,
 * checked against its hash where the browser can, and asked for again after a failure.
 *
 * @param folder URL that the files lie under, with a slash at the end.
 * @param nonce Of the script that we came with; for strict policies.
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
  const coming: Record<string, Promise<void> | undefined> = {}

  runtime.nonce = nonce
  runtime.$ = file => (modules[file] ??= factories[file]!(runtime))

  const load = (file: string, integrity: string) =>
    (coming[file] ??= new Promise<void>((resolve, reject) => {
      const script = doc.createElement('script')
      const end = () => {
        const factory = slots[SLOT]?.[file]
        delete slots[SLOT]
        script.remove()
        if (factory) {
          factories[file] = factory
          return resolve()
        }
        // Nothing came, or something else; IE runs it without a check.
        delete coming[file]
        reject(loadFailed(folder + file))
      }
      script.onload = script.onerror = end
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      script.nonce = nonce
      script.src = folder + file
      doc.head.appendChild(script)
    }))

  return async <Module>(closure: Closure) => {
    await Promise.all(closure.map(([file, integrity]) => load(file, integrity)))
    return runtime.$!(closure[0]![0]) as Module
  }
}
