import { BADGE_MAX } from '../../../protocol'
import { useMessengerContext } from '../../core'

/** Says how many messages are unread; nothing when all are read. */
export function Badge({ count }: { count: number }) {
  const { translate } = useMessengerContext()
  const shown = count > BADGE_MAX ? `${BADGE_MAX}+` : count
  return count > 0 ? (
    <b
      className="unread-badge"
      dir="ltr"
      role="img"
      aria-label={translate('unreadMessages', { count: shown })}
    >
      {shown}
    </b>
  ) : null
}
