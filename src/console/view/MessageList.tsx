import { Fragment, useCallback, useEffect, useMemo, useState } from 'react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api'
import { findDelivered, findSeen, isPending, placeChanges, type Entry, type Thread } from '../model'
import { isLongAfter } from '../texts'
import { useTexts } from './context'
import { AwaitedQuestion, moveBetweenMessages } from './deletion'
import { ChangeLines } from './life'
import { useFocusAfterWindow } from './forms/use-focus-after-window'
import { useLostFocus } from './forms/use-lost-focus'
import { GoToDate } from './GoToDate'
import { LoadProblem } from './LoadProblem'
import { MessageRow } from './MessageRow'
import { authorName } from './names'
import { PARTS } from './parts'
import { Sign } from './Sign'
import { useLinkedMessage } from './use-linked-message'
import { useScrollPlace } from './use-scroll-place'
import { useSeek } from './use-seek'
import { useUnreadLine } from './use-unread-line'
import { useWindow } from './use-window'

interface MessageListProps {
  thread: Thread
  conversation: InboxConversation | undefined
  name: string
  /** Message that the address names; undefined: none. */
  messageId: string | undefined
  onAtEnd(isAtEnd: boolean): void
}

const isSameAuthor = ({ message: { author: a } }: Entry, { message: { author: b } }: Entry) =>
  a.type === b.type && a.userId === b.userId && a.displayName === b.displayName

/** Messages, oldest first; history loads as its start comes near. */
export function MessageList({ thread, conversation, name, messageId, onAtEnd }: MessageListProps) {
  const { t } = useTexts()
  const entries = useValue(thread.entries)
  const changes = useValue(thread.changes)
  const { status, hasOlder, loadingOlder } = useValue(thread.state)
  const { shown, hasBefore, hasAfter, isDrawing, ...drawn } = useWindow(entries)
  const { showBefore, showAfter, showAround, follow, hold } = drawn
  const placed = useMemo(
    () => placeChanges(shown, changes, { hasBefore: hasOlder || hasBefore || isDrawing, hasAfter }),
    [shown, changes, hasOlder, hasBefore, isDrawing, hasAfter]
  )
  const unreadKey = useUnreadLine(conversation, entries, hasOlder)
  const seen = useMemo(() => findSeen(entries, conversation), [entries, conversation])
  const delivered = useMemo(() => findDelivered(entries, seen), [entries, seen])
  /** The message that a question asks whether to delete. */
  const [asked, setAsked] = useState<Entry>()
  const part = useValue(PARTS.person.$content)
  const stop = shown.findLast(entry => !isPending(entry))?.key
  const newest = entries.at(-1)
  const ownKey = newest && isPending(newest) ? newest.key : undefined

  const showOlder = useCallback(() => {
    if (hasBefore) showBefore()
    else if (!isDrawing) void thread.loadOlder()
  }, [thread, hasBefore, isDrawing, showBefore])
  const onPlace = useCallback(
    (isAtEnd: boolean) => {
      onAtEnd(isAtEnd)
      if (isAtEnd) follow()
      else hold()
    },
    [onAtEnd, follow, hold]
  )
  const { log, onScroll, toEnd, leaveEnd } = useScrollPlace({
    shown,
    changes,
    seenKey: seen?.key,
    deliveredKey: delivered?.key,
    unreadKey,
    hasNewest: !hasAfter,
    onStart: showOlder,
    onEnd: showAfter,
    onAtEnd: onPlace
  })
  const seek = useSeek(log, { showAround, leaveEnd })
  const linkedKey = useLinkedMessage(thread, messageId, seek)
  const showNewest = useCallback(() => {
    follow()
    toEnd()
  }, [follow, toEnd])

  useEffect(() => {
    if (ownKey) showNewest()
  }, [ownKey, showNewest])

  function focusLog() {
    log.current?.focus({ preventScroll: true })
  }
  const lostFocus = useLostFocus(focusLog)
  const focusAfterWindow = useFocusAfterWindow(asked !== undefined, focusLog)

  async function goTo(time: number) {
    const key = await thread.loadBackTo(time)
    if (key === undefined) return false
    seek(key)
    return true
  }

  function onNew() {
    showNewest()
    // The button disappears; the focus stays near.
    log.current?.focus()
  }

  return (
    <div className="log-frame" {...lostFocus}>
      {/* Before the log: a way to it through the messages would end at the newest. */}
      {hasAfter && (
        <button className="button new-messages" type="button" onClick={onNew}>
          {t('thread.new')} <Sign of="down" />
        </button>
      )}
      <div
        className="log"
        role="log"
        aria-label={t('thread.messages', { name })}
        aria-busy={loadingOlder || status === 'loading'}
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
        onKeyDown={moveBetweenMessages}
      >
        {(hasOlder || hasBefore) && (
          // New with each message drawn first: what had the focus would be out of sight above them.
          <button
            key={shown[0]?.key}
            className="button quiet more"
            type="button"
            onClick={showOlder}
          >
            {t(loadingOlder ? 'thread.loadingEarlier' : 'thread.earlier')}
          </button>
        )}
        {status === 'loading' && !entries.length && (
          <p className="quiet-note">{t('common.loading')}</p>
        )}
        {status === 'ready' && !entries.length && <p className="quiet-note">{t('thread.none')}</p>}
        {shown.map((entry, index) => {
          const previous = shown[index - 1]
          const hasTime =
            !previous || isLongAfter(entry.message.received, previous.message.received)
          return (
            <Fragment key={entry.key}>
              {entry.key === unreadKey && <p className="unread-line">{t('thread.new')}</p>}
              <ChangeLines changes={placed.get(entry.key)} />
              <MessageRow
                entry={entry}
                author={authorName(t, entry.message.author, conversation)}
                hasTime={hasTime}
                isFirst={
                  hasTime ||
                  entry.key === unreadKey ||
                  placed.has(entry.key) ||
                  !isSameAuthor(previous, entry)
                }
                isLinked={entry.key === linkedKey}
                seenAt={seen?.key === entry.key ? seen.at : undefined}
                deliveredAt={delivered?.key === entry.key ? delivered.at : undefined}
                isStop={entry.key === stop}
                thread={thread}
                onDelete={setAsked}
              />
            </Fragment>
          )
        })}
        {status !== 'loading' && <ChangeLines changes={placed.get('')} />}
      </div>
      {(hasOlder || hasBefore) && <GoToDate onDate={goTo} />}
      {status === 'failed' && (
        <LoadProblem text={t('thread.failed')} onRetry={() => void thread.load()} />
      )}
      {asked && !part && (
        <AwaitedQuestion title={t('message.delete')} onClose={() => setAsked(undefined)} />
      )}
      {asked && part && (
        <part.DeleteMessage
          entry={asked}
          thread={thread}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            focusAfterWindow()
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}
