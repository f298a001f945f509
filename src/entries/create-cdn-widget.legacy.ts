import {
  createScriptImport,
  createWidget,
  findScript,
  readScriptAddress,
  type Runtime
} from '../loader'
import type { Closure, MessengerWidget } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: Closure
declare const __OPTIONS__: Closure
/** What old browsers lack; the build puts it there. */
declare const __RUNTIME__: Runtime

/** The script that runs, and what came with it. */
export const ownScript = findScript(document)

/** Makes the public object of a page, as the module does that this stands for. */
export const createCdnWidget = (): MessengerWidget => {
  const { base, folder } = readScriptAddress(ownScript.src)
  // Some browsers know of nonces only as attributes.
  const nonce = ownScript.nonce || ownScript.getAttribute('nonce') || ''
  const importChunk = createScriptImport(window, folder, nonce, __RUNTIME__)
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
