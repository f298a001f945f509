import {
  End,
  openWebviews,
  startSound,
  startTitleIndicator,
  STYLES,
  TEXTS
} from '../../widget/parts/end'
import type { PartModule } from '../../widget/parts'

/** Typing, marks and sounds of a live conversation. */
export const slots: PartModule['slots'] = { end: End }
export const styles = STYLES
export const texts = TEXTS
export const start: PartModule['start'] = services => {
  startSound(services)
  startTitleIndicator(services)
  openWebviews(services)
}
