import { createWidget, importChecked, readScriptAddress, takeOver, type LoaderTag } from '../loader'
import type { Closure, ImportChunk } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: Closure
declare const __OPTIONS__: Closure

// From where it is inherited: a picture named `currentScript` hides it in the document itself.
const { src, stub } = Reflect.get(Document.prototype, 'currentScript', document) as LoaderTag
const { base, folder } = readScriptAddress(src)
const importChunk: ImportChunk = closure => importChecked(document, folder, closure)

// Stage 1: the public object, and the launcher when the page calls `init`.
takeOver(
  window,
  stub,
  createWidget({
    page: window,
    importChunk,
    defaultBaseUrl: base,
    loadOptions: async () =>
      (await importChunk<typeof import('./options')>(__OPTIONS__)).readOptions,
    loadMessenger: async () =>
      (await importChunk<typeof import('./messenger')>(__MESSENGER__)).mountMessenger
  })
)
