import { readShorthand } from '../../../protocol'
import { MessagePreview } from './MessagePreview'

/** Shows what a text with buttons or a picture in shorthand will be; nothing for any other text. */
export function ShorthandPreview({ text }: { text: string }) {
  const content = readShorthand(text.trim())
  return content.type === 'image' || content.actions ? <MessagePreview content={content} /> : null
}
