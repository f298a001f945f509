import type { PartModule } from '../../widget/parts'
import { startUploads, STYLES, TEXTS } from '../../widget/parts/uploads'

/** What can be sent beside text. */
export const styles = STYLES
export const texts = TEXTS
export const start: PartModule['start'] = startUploads
