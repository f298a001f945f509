import type { ChunkManifest } from '../protocol'
import { createLanguages, type Language } from '../widget/core/loading'

/** Hashes of the languages, by tag; the build fills them in. */
declare const __LOCALES__: Record<string, ChunkManifest>

/** List of the languages, in a file of its own, so that only pages in another language load their hashes. */
export const features = [
  createLanguages(async (tag, { importChunk }) => {
    const chunk = __LOCALES__[tag]
    return chunk && (await importChunk!<{ language: Language }>(chunk)).language
  })
]
