import { atom } from 'nanostores'
import type { Slots } from '../feature'
import type { MessengerContext } from '../messenger-context'

type LoadSlot = MessengerContext['loadSlot']

/** Creates the registry of the filled slots of one messenger. */
export function createSlots(
  startFeatures: () => Promise<LoadSlot>
): Pick<MessengerContext, '$slots' | 'addSlots' | 'loadSlot'> {
  const $slots = atom<Partial<Slots>>({})
  let loading: Promise<LoadSlot> | undefined
  return {
    $slots,
    addSlots: slots => $slots.set({ ...$slots.get(), ...slots }),
    loadSlot: async name => {
      loading ??= startFeatures()
      return (await loading)(name)
    }
  }
}
