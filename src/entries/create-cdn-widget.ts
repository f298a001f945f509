import { createCheckedImport, createWidget, baseOf, folderOf, type LoaderTag } from '../loader'
import type { ChunkManifest } from '../protocol'
import type { MessengerWidget } from '../widget'

/** Hashes of the messenger, and of what reads options; the build fills them in. */
declare const __MESSENGER__: ChunkManifest
declare const __OPTIONS__: ChunkManifest

/**
 * Finds the script that runs. Read from where it is inherited: a picture named `currentScript` hides it in
 * the document itself.
 *
 * @throws {Error} In a module, which has none.
 */
const findOwnScript = (): LoaderTag => {
  const script = Reflect.get(Document.prototype, 'currentScript', document) as LoaderTag | null
  if (!script) throw new Error('Pipit needs a classic script tag, without type="module"')
  return script
}

/** The script that runs, and what came with it. */
export const ownScript = findOwnScript()

/** Makes the public object of a page, whose code comes from where its script came from. */
export const createCdnWidget = (): MessengerWidget => {
  const { src } = ownScript
  const importChunk = createCheckedImport(document, folderOf(src))
  return createWidget({
    page: window,
    importChunk,
    defaultBaseUrl: baseOf(src),
    loadOptions: async () =>
      (await importChunk<typeof import('./options')>(__OPTIONS__)).readOptions,
    loadMessenger: async () =>
      (await importChunk<typeof import('./messenger')>(__MESSENGER__)).mountMessenger
  })
}
