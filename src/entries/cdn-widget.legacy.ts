import {
  baseOf,
  createScriptImport,
  createWidget,
  findScript,
  folderOf,
  type Runtime
} from '../loader'
import type { ChunkManifest } from '../protocol'
import type { MessengerWidget } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: ChunkManifest
declare const __OPTIONS__: ChunkManifest
/** Runtime for old browsers; the build fills it in. */
declare const __RUNTIME__: Runtime

/** The script that runs, and what came with it. */
export const ownScript = findScript(document)

const { src } = ownScript
// Some browsers know of nonces only as attributes.
const nonce = ownScript.nonce || ownScript.getAttribute('nonce') || ''
const importChunk = createScriptImport(window, folderOf(src), nonce, __RUNTIME__)

/** The public object of this page, as in the module that this stands for. */
export const cdnWidget: MessengerWidget = createWidget({
  page: window,
  importChunk,
  defaultBaseUrl: baseOf(src),
  loadOptions: async () => (await importChunk<typeof import('./options')>(__OPTIONS__)).readOptions,
  loadMessenger: async () =>
    (await importChunk<typeof import('./messenger')>(__MESSENGER__)).mountMessenger
})
