import type { PartModule } from '../../widget/parts'
import {
  Actions,
  RichText,
  STYLES,
  TextMessage,
  TEXTS,
  Webview,
  Words
} from '../../widget/parts/text'

/** Texts with links and tags, and what can be pressed under messages. */
export const slots: PartModule['slots'] = {
  textMessage: TextMessage,
  words: Words,
  actions: Actions,
  richText: RichText,
  webview: Webview
}
export const styles = STYLES
export const texts = TEXTS
