import type { Message } from '../../protocol'
import { useMessengerContext } from '../core'

interface AnnouncementProps {
  /** A key of `customScreenReaderAnnouncement`. */
  of: string
  message: Message
}

/** Announces a message of someone else to screen readers; its author is read from the line above. */
export function Announcement({ of: key, message }: AnnouncementProps) {
  const { isOwn, nameOf, translate } = useMessengerContext()
  if (isOwn(message)) return null
  return <div className="hidden">{translate(key, { author: nameOf(message) })}</div>
}
