import type { Services } from '../services'
import type { PartModule, Slots } from './part'
import { TEXTS } from './texts'
import { Unsupported } from './Unsupported'

/** Brings the part that fills a slot; undefined when none does. */
export type LoadPart = (slot: keyof Slots) => Promise<PartModule | undefined> | undefined

/** Makes what brings the parts of one messenger, each once. */
export const createNeed = (
  services: Services,
  addSlots: (slots: Partial<Slots>) => void,
  loadPart: LoadPart
): Services['need'] => {
  const { addStyles, persist, texts, $slots } = services
  Object.assign(texts, { ...TEXTS, ...texts })
  const coming = new Map<keyof Slots, Promise<void>>()
  const started = new Set<PartModule>()

  const bring = async (slot: keyof Slots) => {
    const part = (await persist(async () => loadPart(slot))) ?? { slots: { [slot]: Unsupported } }
    if (started.has(part)) return
    started.add(part)
    for (const [key, text] of Object.entries(part.texts ?? {})) texts[key] ??= text
    if (part.styles) addStyles(part.styles)
    addSlots(part.slots ?? {})
    part.start?.(services)
  }

  return async slot => {
    if (!coming.has(slot)) coming.set(slot, bring(slot))
    await coming.get(slot)
    return $slots.get()[slot] as never
  }
}
