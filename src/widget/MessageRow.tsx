import { memo } from 'react'
import type { TimelineEntry } from '../client'
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

/** Looks like there is a link, an address or a number in it. */
const LINK = /\S[.:@]\S/

/** One message, with what stands above and below it. */
export const MessageRow = memo(function MessageRow({ entry, isFirst, isLater }: MessageRowProps) {
  const { retry, settings, translate, formatTime } = useServices()
  const { key, message, status } = entry
  const { text, type } = message
  const isOwn = message.role === 'user'
  const author = isOwn ? translate('authorYou') : message.displayName || settings.businessName!
  const avatar = !isOwn && (message.avatarUrl ?? settings.businessIconUrl)
  const isPlain = type === 'text' && !message.htmlText && !message.actions && !LINK.test(text!)
  const sent = new Date(message.received * 1000)
  const bubble = (
    <div className="bubble" dir="auto">
      {text ?? '…'}
    </div>
  )
  return (
    <div
      className={isFirst ? 'row first' : 'row'}
      // A form says itself which one it is.
      data-message-id={type === 'form' ? undefined : message.id}
      data-role={message.role}
      data-status={isOwn ? status : undefined}
    >
      {isLater && <time dateTime={sent.toISOString()}>{formatTime(sent)}</time>}
      {avatar && <img className="avatar" src={avatar} alt="" />}
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
        ? isOwn && <div className={`status ${status}`}>{translate(STATUS_TEXT[status])}</div>
        : // What became of a file is said with its picture.
          !('mediaUrl' in message) && (
            <button className="status" type="button" onClick={() => retry(key)}>
              {translate('clickToRetry')}
            </button>
          )}
    </div>
  )
})
