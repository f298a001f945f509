import type { MessengerContext } from '../../core'
import { safeMedia } from '../../shared'

/** A picture to show large. */
export interface Picture {
  /** Safe. */
  url: string
  altText: string
}

/** Returns the pictures of the conversation on the screen as they are shown, the oldest first. */
export const picturesOf = ({ display, host, $conversation }: MessengerContext): Picture[] => {
  const blocks = $conversation.get()?.timeline.blocks.peek() ?? []
  return blocks
    .flatMap(({ entries }) => display(entries.peek()))
    .flatMap(({ message }) => {
      const url = message.type === 'image' && safeMedia(message.mediaUrl, host.config.baseUrl)
      return url ? { url, altText: message.altText ?? '' } : []
    })
}
