import { openStories } from '../stories'
import type { PartModule } from '../widget/parts'
import * as fit from '../widget/parts/fit'
import { partOf } from './part-of'

const LOCALE = 'locale-'

// Each a file of its own, as on the CDN.
const bring = async (name: string): Promise<PartModule> => {
  if (name === 'fit') return fit
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
