import type { Story } from '../story'
import { CORE } from './core'
import { FORMS } from './forms'
import { LAUNCHER } from './launcher'
import { PRECHAT } from './prechat'

/** Every state of the messenger, in the order in which a visitor comes to them. */
export const STORIES: readonly Story[] = [...LAUNCHER, ...CORE, ...FORMS, ...PRECHAT]
