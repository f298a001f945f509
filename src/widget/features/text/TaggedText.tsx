import { readMarkup } from '../../../ui'
import { safeLink } from '../../shared'
import { MarkupView } from './MarkupView'

/** Any other tag is shown as it is written. */
const CUSTOM_TEXT = {
  tags: new Set('a b strong i em u br'.split(' ')),
  showsOthers: true,
  safeLink
}

/** A text of the page's own in which there are tags. */
export function TaggedText({ text }: { text: string }) {
  return <MarkupView markup={readMarkup(text, CUSTOM_TEXT)} />
}
