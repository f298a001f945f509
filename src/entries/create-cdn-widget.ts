import { createWidget, importChecked, readScriptAddress, type LoaderTag } from '../loader'
import type { Closure, ImportChunk, MessengerWidget } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: Closure
declare const __OPTIONS__: Closure

/**
 * The script that runs. Read from where it is inherited: a picture named `currentScript` hides it in the
 * document itself.
 */
export const ownScript = Reflect.get(Document.prototype, 'currentScript', document) as LoaderTag

/** Makes the public object of a page, whose code comes from where its script came from. */
export const createCdnWidget = (): MessengerWidget => {
  const { base, folder } = readScriptAddress(ownScript.src)
  const importChunk: ImportChunk = closure => importChecked(document, folder, closure)
  return createWidget({
    page: window,
    importChunk,
    defaultBaseUrl: base,
    loadOptions: async () =>
      (await importChunk<typeof import('./options')>(__OPTIONS__)).readOptions,
    loadMessenger: async () =>
      (await importChunk<typeof import('./messenger')>(__MESSENGER__)).mountMessenger
  })
}
