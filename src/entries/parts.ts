import type { Closure, StartParts } from '../widget'
import { createNeed, type PartModule } from '../widget/parts'
import { start } from '../widget/parts/fit'
import { end } from './end'
import { partOf } from './part-of'

/** Hashes of the parts, by name, and of the list of languages; the build fills them in. */
declare const __PARTS__: Record<string, Closure>

const LANGUAGE = 'locale-'

/**
 * What every visitor needs: what fits a messenger to its page, and the end of a live conversation. No
 * namespaces: what makes those comes across all that a page gives to every object.
 */
const AT_HAND: Record<string, PartModule> = { end, fit: { start } }

/** Brings parts, when they are first needed. */
export const startParts: StartParts = (services, addSlots) => {
  const importChunk = services.context.importChunk!

  const findClosure = async (name: string) => {
    if (!name.startsWith(LANGUAGE)) return __PARTS__[partOf(name)]
    const list = __PARTS__['locale-index']!
    const { languages } = await importChunk<typeof import('./locale-index')>(list)
    return languages[name.slice(LANGUAGE.length)]
  }

  return createNeed(services, addSlots, async name => {
    const atHand = AT_HAND[partOf(name)]
    if (atHand) return atHand
    const closure = await findClosure(name)
    return closure && importChunk<PartModule>(closure)
  })
}
