import type { Closure, StartParts } from '../widget'
import { createNeed, type PartModule } from '../widget/parts'
import { partOf } from './part-of'

/** Hashes of the parts and of the languages, by name; the build fills them in. */
declare const __PARTS__: Record<string, Closure>

/** Brings parts, when they are first needed. */
export const startParts: StartParts = (services, addSlots) =>
  createNeed(services, addSlots, name => {
    const closure = __PARTS__[partOf(name)]
    return closure && services.context.importChunk!<PartModule>(closure)
  })
