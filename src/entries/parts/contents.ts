import type { PartModule } from '../../widget/parts'
import * as cards from '../../widget/parts/cards'
import * as location from '../../widget/parts/location'
import * as media from '../../widget/parts/media'
import * as text from '../../widget/parts/text'

/** Contents of messages beside plain text, in one file: apart they would be a fifth larger. */
export const slots: PartModule['slots'] = {
  carouselMessage: cards.CarouselMessage,
  fileMessage: media.FileMessage,
  imageMessage: media.ImageMessage,
  listMessage: cards.ListMessage,
  locationMessage: location.LocationMessage,
  textMessage: text.TextMessage,
  words: text.TaggedText,
  actions: text.Actions,
  richText: text.RichText,
  webview: text.Webview
}
export const styles = cards.STYLES + location.STYLES + media.STYLES + text.STYLES
export const texts = { ...cards.TEXTS, ...location.TEXTS, ...media.TEXTS, ...text.TEXTS }
