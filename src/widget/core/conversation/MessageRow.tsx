import type { MessageStatus, TimelineEntry } from '../../../client'
import { useMessengerContext } from '../messenger-context'
import { Icon, OFFLINE_ICON, WARNING_ICON } from '../Icon'
import { Portrait } from '../Portrait'
import { renderOnChange } from '../render-on-change'
import { Slot } from '../Slot'
import { startOfDay, writeDay } from './write-time'

/** Silence after which the time is shown again. */
const LATER_SECONDS = 15 * 60

interface MessageRowProps {
  entry: TimelineEntry
  /** Time of the one before, in seconds since the epoch. */
  before?: number | undefined
  /** True for a message by another author than the one before, or after a silence. */
  isFirst: boolean
  /** True for the first one that is new to the visitor, below others that are not. */
  isFirstUnread: boolean
}

const STATUS_TEXT = {
  sending: 'messageSending',
  waiting: 'messageWaiting',
  sent: 'messageSent',
  delivered: 'messageDelivered',
  read: 'messageSeen'
}

// Paths of lines in a square of 24.
const CLOCK_ICON = 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0'
/** One for sent; with the second, delivered. */
const CHECK_ICON = 'm2 13 4 4 9-10'
const CHECKS_ICON = CHECK_ICON + 'm-4 9 1 1 9-10'

const STATUS_ICON: Record<MessageStatus, string> = {
  sending: CLOCK_ICON,
  waiting: OFFLINE_ICON,
  sent: CHECK_ICON,
  delivered: CHECKS_ICON,
  read: CHECKS_ICON,
  failed: WARNING_ICON
}

/** Looks like there is a link, an address or a number in it. */
const LINK = /\S[.:@]\S/

/** One message, with the lines above and below it. */
export const MessageRow = renderOnChange(function MessageRow({
  entry,
  before = -Infinity,
  isFirst: isFirstOfAuthor,
  isFirstUnread
}: MessageRowProps) {
  const {
    clientReady,
    isOwn: isOwnMessage,
    nameOf,
    settings,
    translate,
    $locale,
    $timeFormat
  } = useMessengerContext()
  const { key, message, status } = entry
  const { role, text, type } = message
  const isOwn = isOwnMessage(message)
  const author = isOwn ? translate('authorYou') : nameOf(message)
  const picture = message.avatarUrl ?? (role === 'business' ? settings.businessIconUrl : undefined)
  const icon = <Icon path={STATUS_ICON[status]} />
  const isPlain = type === 'text' && !message.htmlText && !message.actions && !LINK.test(text)
  const sent = new Date(message.received * 1000)
  const locale = $locale.get()
  const format = $timeFormat.get()
  const isNewDay = before * 1000 < startOfDay(sent)
  const isFirst = isFirstOfAuthor || isNewDay || isFirstUnread
  // A format of the page's own says the day too.
  const isTimed = isNewDay ? format : message.received - before >= LATER_SECONDS
  const bubble = text && (
    <div className="bubble" dir="auto">
      {text}
    </div>
  )
  return (
    <>
      {isNewDay && !format && <div className="day">{writeDay(sent, locale)}</div>}
      {isFirstUnread && <div className="unread-line">{translate('newMessages')}</div>}
      <article
        className={isFirst ? 'row first' : 'row'}
        // A form says itself which one it is.
        data-message-id={type === 'form' ? undefined : message.id}
        data-role={role}
        data-status={isOwn ? status : undefined}
      >
        <time className={isTimed ? undefined : 'hidden'} dateTime={sent.toISOString()}>
          {format?.(sent, locale) ?? sent.toLocaleTimeString(locale, { timeStyle: 'short' })}
        </time>
        {!isOwn && <Portrait kind="avatar" icon={picture} name={author} />}
        <div className={isFirst && !isOwn ? 'author' : 'hidden'}>
          {isFirst || isOwn ? author : translate('supportSays', { author })}
        </div>
        {isPlain ? (
          bubble
        ) : (
          <Slot name={`${type}Message`} entry={entry}>
            {bubble}
          </Slot>
        )}
        {status !== 'failed'
          ? isOwn && (
              <div className={`status ${status}`}>
                {icon}
                {translate(STATUS_TEXT[status])}
              </div>
            )
          : // The state of an upload is shown with its picture.
            !('mediaUrl' in message) && (
              <button
                className="status"
                type="button"
                onClick={() => void clientReady.then(client => client.retryMessage(key))}
              >
                {icon}
                {translate('clickToRetry')}
              </button>
            )}
      </article>
    </>
  )
})
