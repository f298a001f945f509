import { openStories } from '../stories'
import type { PartModule } from '../widget/parts'
import * as fit from '../widget/parts/fit'
import { end } from './end'
import { partOf } from './part-of'

const LOCALE = 'locale-'

const AT_HAND: Record<string, PartModule> = { end, fit }

// The others each a file of its own, as on the CDN.
const bring = async (name: string): Promise<PartModule> => {
  const atHand = AT_HAND[name]
  if (atHand) return atHand
  return name.startsWith(LOCALE)
    ? import(`../widget/locales/${name.slice(LOCALE.length)}.ts`)
    : import(`./parts/${name}.ts`)
}

/** A slot that no part fills stays empty. */
const loadPart = (slot: string) =>
  bring(partOf(slot)).catch((error: Error) => {
    if (error.message.startsWith('Module not found')) return undefined
    throw error
  })

void openStories(window, loadPart)
