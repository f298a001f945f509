import { Slot } from './Slot'
import { useMessengerContext } from './messenger-context'

/** A text of the messenger; the page's own may hold a few tags. */
export function Text({ of: key }: { of: string }) {
  const text = useMessengerContext().translate(key)
  return text.includes('<') ? <Slot name="taggedText" text={text} /> : text
}
