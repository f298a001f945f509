import type { PartModule } from '../../widget/parts'
import { LocationMessage, STYLES, TEXTS } from '../../widget/parts/location'

/** Places. */
export const slots: PartModule['slots'] = { locationMessage: LocationMessage }

export const styles = STYLES

export const texts = TEXTS
