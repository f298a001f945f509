import { createCheckedImport, createWidget, baseOf, folderOf, type LoaderTag } from '../loader'
import type { ChunkManifest } from '../protocol'
import type { MessengerWidget } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: ChunkManifest
declare const __OPTIONS__: ChunkManifest

/**
 * The script that runs, and what came with it. Read from where it is inherited: a picture named
 * `currentScript` hides it in the document itself.
 */
export const ownScript = Reflect.get(Document.prototype, 'currentScript', document) as LoaderTag
if (!ownScript) throw new Error('Pipit needs a classic script tag, without type="module"')

const { src } = ownScript
const defaultBaseUrl = baseOf(src)
const importChunk = createCheckedImport(document, folderOf(src))

/** The public object of this page, whose code comes from where its script came from. */
export const cdnWidget: MessengerWidget = createWidget({
  page: window,
  importChunk,
  defaultBaseUrl,
  loadOptions: async () => (await importChunk<typeof import('./options')>(__OPTIONS__)).readOptions,
  loadMessenger: async () =>
    (await importChunk<typeof import('./messenger')>(__MESSENGER__)).mountMessenger
})
