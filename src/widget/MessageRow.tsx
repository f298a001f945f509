import { memo } from 'react'
import type { TimelineEntry } from '../client'
import { useServices } from './services'

interface MessageRowProps {
  entry: TimelineEntry
  /** By another author or in another minute than the one before. */
  isFirst: boolean
  /** Much later than the one before. */
  isLater: boolean
}

/** One message, with what stands above and below it. */
export const MessageRow = memo(function MessageRow({ entry, isFirst, isLater }: MessageRowProps) {
  const { retry, settings, translate, locale } = useServices()
  const { key, message, status } = entry
  const isOwn = message.role === 'user'
  const author = isOwn ? translate('authorYou') : message.displayName || settings.businessName
  const sent = new Date(message.received * 1000)
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
      <div className="bubble" dir="auto">
        {message.type === 'text' ? message.text : translate('unsupportedMessageType')}
      </div>
      {status === 'failed' ? (
        <button className="status" type="button" onClick={() => retry(key)}>
          {translate('clickToRetry')}
        </button>
      ) : (
        isOwn && (
          <div className={`status ${status}`}>
            {translate(status === 'sending' ? 'messageSending' : 'messageSent')}
          </div>
        )
      )}
    </div>
  )
})
