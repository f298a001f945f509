import type { Services } from '../services'
import { createLayers } from './layer-texts'
import type { PartModule, Slots } from './part'
import { TEXTS } from './texts'
import { Unsupported } from './Unsupported'

/** Brings the part of a name of a slot; undefined when none does. */
export type LoadPart = (slot: string) => Promise<PartModule | undefined> | undefined

// A message of any type is drawn; what else no part fills stays empty.
const insteadOf = (slot: string): PartModule =>
  slot.endsWith('Message') ? { slots: Object.fromEntries([[slot, Unsupported]]) as object } : {}

/** Makes what brings the parts of one messenger, each once. */
export const createNeed = (
  services: Services,
  addSlots: (slots: Partial<Slots>) => void,
  loadPart: LoadPart
): Services['need'] => {
  const { addStyles, persist, $slots } = services
  const layers = createLayers(services)
  const coming = new Map<string, Promise<void>>()
  const started = new Set<PartModule>()
  layers.addEnglish(TEXTS)
  addSlots({ beginTexts: layers.begin })

  const bring = async (slot: string) => {
    const part = (await persist(async () => loadPart(slot))) ?? insteadOf(slot)
    if (started.has(part)) return
    started.add(part)
    if (part.language) layers.setLanguage(part.language)
    if (part.texts) layers.addEnglish(part.texts)
    if (part.styles) addStyles(part.styles)
    addSlots({ ...part.slots, ...part.start?.(services) })
  }

  return async slot => {
    if (!coming.has(slot)) coming.set(slot, bring(slot))
    await coming.get(slot)
    return $slots.get()[slot] as never
  }
}
