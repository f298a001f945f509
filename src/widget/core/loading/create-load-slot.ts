import type { Feature, Slots } from '../feature'
import type { MessengerContext } from '../messenger-context'

/**
 * Loads the chunk that fills a slot; called again when it fails. Resolves to undefined when none does: a
 * later version may know more types of messages.
 */
export type LoadFeatures = (slot: string) => Promise<readonly Feature[] | undefined>

/** Creates the loader of one messenger's features; it loads each once. */
export const createLoadSlot = (
  context: MessengerContext,
  loadFeatures: LoadFeatures
): MessengerContext['loadSlot'] => {
  const { addSlots, addStyles, retryUntilLoaded, $english, $slots } = context
  const loading = new Map<string, Promise<void>>()
  const added = new Set<readonly Feature[]>()

  async function loadSlot<Name extends keyof Slots>(slot: Name): Promise<Slots[Name]> {
    if (!loading.has(slot)) loading.set(slot, load(slot))
    await loading.get(slot)
    return $slots.get()[slot]!
  }

  async function load(slot: string) {
    const features = await retryUntilLoaded(() => loadFeatures(slot))
    if (!features) return addSlots({ [slot]: await loadSlot('unsupportedMessage') })
    if (added.has(features)) return
    added.add(features)
    for (const { styles, texts } of features) {
      $english.set({ ...$english.get(), ...texts })
      if (styles) addStyles(styles)
    }
    for (const { setup } of features) addSlots(setup(context))
  }

  return loadSlot
}
