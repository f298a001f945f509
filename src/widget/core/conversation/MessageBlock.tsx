import type { Block, TimelineEntry } from '../../../client'
import { useValue } from '../../../ui'
import { MessageRow } from './MessageRow'
import { useMessengerContext } from '../messenger-context'
import { renderOnChange } from '../render-on-change'

/** Silence after which the same author begins a new group. */
const GROUP_SECONDS = 5 * 60

interface MessageBlockProps {
  block: Block
  /** Block above: its last message decides whether a day begins here. */
  above: Block | undefined
  /** Key of the message over which a line says that it is new, with those that follow. */
  firstUnread: string | undefined
}

/** A run of messages, which renders only when one of its own changes. */
export const MessageBlock = renderOnChange(function MessageBlock({
  block,
  above,
  firstUnread
}: MessageBlockProps) {
  const { display, isOwn } = useMessengerContext()
  // Only the server adds the name and the id of an author.
  const authorOf = ({ message }: TimelineEntry) =>
    isOwn(message) || (message.userId ?? message.displayName)
  const entries = display(useValue(block.entries))
  let before = above && display(above.entries.peek()).at(-1)
  return (
    <>
      {entries.map(entry => {
        const last = before
        before = entry
        const isFirst =
          !last ||
          entry.message.received - last.message.received >= GROUP_SECONDS ||
          authorOf(last) !== authorOf(entry)
        return (
          <MessageRow
            key={entry.key}
            entry={entry}
            before={last?.message.received}
            isFirst={isFirst}
            isFirstUnread={!!last && entry.key === firstUnread}
          />
        )
      })}
    </>
  )
})
