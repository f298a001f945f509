import type { Message } from '../../protocol'
import { useServices } from '../services'

interface AnnouncementProps {
  /** A key of `customScreenReaderAnnouncement`. */
  of: string
  message: Message
}

/** Tells those who do not see it what the business has sent; who, stands above it. */
export function Announcement({ of: key, message }: AnnouncementProps) {
  const { settings, translate } = useServices()
  const author = message.displayName || settings.businessName || ''
  return message.role === 'business' && <div className="hidden">{translate(key, { author })}</div>
}
