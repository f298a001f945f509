import type { PartModule } from '../../widget/parts'
import * as cards from '../../widget/parts/cards'
import * as location from '../../widget/parts/location'
import * as media from '../../widget/parts/media'

/** Contents of messages beside text, in one file: apart they would be a sixth larger. */
export const slots: PartModule['slots'] = {
  carouselMessage: cards.CarouselMessage,
  fileMessage: media.FileMessage,
  imageMessage: media.ImageMessage,
  listMessage: cards.ListMessage,
  locationMessage: location.LocationMessage
}
export const styles = cards.STYLES + location.STYLES + media.STYLES
export const texts = { ...cards.TEXTS, ...location.TEXTS, ...media.TEXTS }
