import { Slot } from './Slot'
import { useServices } from './services'

/** A text of the messenger; the page's own may hold a few tags. */
export function Words({ of: key }: { of: string }) {
  const text = useServices().translate(key)
  return text.includes('<') ? <Slot name="words" text={text} /> : text
}
