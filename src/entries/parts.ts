import type { Closure, StartParts } from '../widget'
import { createNeed, type PartModule } from '../widget/parts'
import { start } from '../widget/parts/fit'
import { partOf } from './part-of'

/** Hashes of the parts, by name, and of the list of languages; the build fills them in. */
declare const __PARTS__: Record<string, Closure>

const LANGUAGE = 'locale-'

/**
 * Brings parts, when they are first needed. What fits a messenger is at hand, since every phone asks
 * for it first.
 */
export const startParts: StartParts = (services, addSlots) => {
  const importChunk = services.context.importChunk!
  // No namespace: what makes those comes across all that a page gives to every object.
  const fit: PartModule = { start }

  const findClosure = async (name: string) => {
    if (!name.startsWith(LANGUAGE)) return __PARTS__[partOf(name)]
    const list = __PARTS__['locale-index']!
    const { languages } = await importChunk<typeof import('./locale-index')>(list)
    return languages[name.slice(LANGUAGE.length)]
  }

  return createNeed(services, addSlots, async name => {
    if (partOf(name) === 'fit') return fit
    const closure = await findClosure(name)
    return closure && importChunk<PartModule>(closure)
  })
}
