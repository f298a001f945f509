import { memo } from 'react'
import type { TimelineEntry } from '../client'
import type { Message } from '../protocol'
import { useServices } from './services'
import { Slot } from './Slot'

interface MessageRowProps {
  entry: TimelineEntry
  /** By another author or in another minute than the one before. */
  isFirst: boolean
  /** Much later than the one before. */
  isLater: boolean
}

const STATUS_TEXT = {
  sending: 'messageSending',
  sent: 'messageSent',
  delivered: 'messageDelivered',
  read: 'messageSeen'
}

/** Whether a text is all there is: no links, which have dots, colons or at signs, and nothing else. */
const isPlain = (message: Message) =>
  message.type === 'text' &&
  !message.htmlText &&
  !message.actions &&
  !/\S[.:@]\S/.test(message.text)

/** One message, with what stands above and below it. */
export const MessageRow = memo(function MessageRow({ entry, isFirst, isLater }: MessageRowProps) {
  const { retry, settings, translate, locale } = useServices()
  const { key, message, status } = entry
  const isOwn = message.role === 'user'
  const author = isOwn ? translate('authorYou') : message.displayName || settings.businessName
  const sent = new Date(message.received * 1000)
  const bubble = (
    <div className="bubble" dir="auto">
      {message.text ?? translate('unsupportedMessageType')}
    </div>
  )
  return (
    <div
      className={isFirst ? 'row first' : 'row'}
      data-message-id={message.id}
      data-role={message.role}
      data-status={isOwn ? status : undefined}
    >
      {isLater && (
        <time dateTime={sent.toISOString()}>
          {sent.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      )}
      <div className={isFirst && !isOwn ? 'author' : 'hidden'}>{author}</div>
      {isPlain(message) ? (
        bubble
      ) : (
        <Slot name={`${message.type}Message`} entry={entry}>
          {bubble}
        </Slot>
      )}
      {status === 'failed' ? (
        <button className="status" type="button" onClick={() => retry(key)}>
          {translate('clickToRetry')}
        </button>
      ) : (
        isOwn && <div className={`status ${status}`}>{translate(STATUS_TEXT[status])}</div>
      )}
    </div>
  )
})
