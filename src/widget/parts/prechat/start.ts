import type { PartModule } from '../part'
import { createFirstPrechat } from './create-first-prechat'
import { createStartPrechat } from './create-start-prechat'

/** Asks visitors who they are before they write; what they fill in belongs to one messenger. */
export const start = (services => ({
  prechat: createFirstPrechat(services),
  startPrechat: createStartPrechat(services)
})) satisfies PartModule['start']
