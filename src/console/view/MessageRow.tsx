import { memo } from 'react'
import { isNote } from '../api'
import type { Entry, Thread } from '../model'
import { useTexts } from './context'
import { MessageActions } from './MessageActions'
import { MessageBody } from './content/MessageBody'
import { ReachedLine } from './ReachedLine'
import { ReplyState } from './ReplyState'
import { TimeHeader } from './TimeHeader'

interface MessageRowProps {
  entry: Entry
  /** Display name of its author. */
  author: string
  /** After a silence, or at the start. */
  hasTime: boolean
  /** First of its author's messages in a group. */
  isFirst: boolean
  /** Whether the address names it. */
  isLinked?: boolean
  /** When the visitor has read it, of the newest that they have; undefined: nothing is said. */
  seenAt?: string | undefined
  /** When they got it, of the newest that a channel has delivered; undefined: nothing is said. */
  deliveredAt?: string | undefined
  /** Whether the tabulator key stops at its actions; arrow keys reach those of the others. */
  isStop?: boolean
  thread: Thread
  /** Asks whether it is to be deleted. */
  onDelete?: (entry: Entry) => void
}

/** One message. It renders again only when it or the message before it changes. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { t, times } = useTexts()
  const {
    entry,
    author,
    hasTime,
    isFirst,
    isLinked,
    seenAt,
    deliveredAt,
    isStop = false,
    thread,
    onDelete
  } = props
  const {
    author: by,
    content,
    received,
    source,
    mentions,
    deliveryError,
    originalMail
  } = entry.message
  // Other business authors, and bots, show their names.
  const isOfBusiness = by.type === 'business'
  const isOwn = isOfBusiness && !by.displayName
  const isForTeam = isNote(entry.message)
  // Such as a greeting. The page that embeds the messenger may set any text here.
  const isFromPage = isOfBusiness && source?.type === 'web'
  return (
    <>
      {hasTime && <TimeHeader at={received} />}
      <div
        className={['message', isFirst && 'first', isForTeam && 'note'].filter(Boolean).join(' ')}
        data-by={by.type}
        data-key={entry.key}
        data-note={isForTeam || undefined}
        data-linked={isLinked || undefined}
        data-failed={deliveryError !== undefined || undefined}
      >
        <span className={isFirst && !isOwn ? 'author' : 'hidden'}>
          <bdi>{author}</bdi>
        </span>
        <div className="bubble-line">
          <div className="bubble" dir="auto" title={times.fullTime(received)}>
            <MessageBody content={content} mentions={mentions?.map(({ name }) => name)} />
          </div>
          {entry.state === 'sent' && onDelete && (
            <MessageActions
              conversationId={thread.id}
              messageId={entry.message.id}
              isStop={isStop}
              onDelete={() => onDelete(entry)}
            />
          )}
        </div>
        {isForTeam && <p className="origin">{t('message.note')}</p>}
        {deliveryError && (
          <p className="origin problem">
            {t('message.notDelivered', { reason: deliveryError.message })}
          </p>
        )}
        {originalMail && (
          <p className="origin">
            <a href={originalMail} download>
              {t('message.originalMail')}
            </a>
          </p>
        )}
        {isFromPage && <p className="origin">{t('message.fromPage')}</p>}
        {deliveredAt && <ReachedLine text="message.delivered" at={deliveredAt} />}
        {seenAt && <ReachedLine text="message.seen" at={seenAt} />}
        {entry.state !== 'sent' && <ReplyState entry={entry} thread={thread} />}
      </div>
    </>
  )
})
