import {
  createScriptImport,
  createWidget,
  findScript,
  readScriptAddress,
  takeOver,
  type Runtime
} from '../loader'
import type { Closure } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: Closure
declare const __OPTIONS__: Closure
/** What old browsers lack; the build puts it there. */
declare const __RUNTIME__: Runtime

const script = findScript(document)
const { stub } = script
// Some browsers know of nonces only as attributes.
const nonce = script.nonce || script.getAttribute('nonce') || ''
const { base, folder } = readScriptAddress(script.src)
const importChunk = createScriptImport(window, folder, nonce, __RUNTIME__)

// A second snippet's script is not to take this stub for its own.
delete script.stub

// Stage 1, as in `cdn.ts`, for browsers that know neither modules nor much else.
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
