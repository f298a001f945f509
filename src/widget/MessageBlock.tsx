import { memo } from 'react'
import type { Block, TimelineEntry } from '../client'
import { useValue } from '../ui'
import { MessageRow } from './MessageRow'
import { useServices } from './services'

/** Silence after which the time is shown again. */
const LATER_SECONDS = 15 * 60

interface MessageBlockProps {
  block: Block
  /** The block above, for what its last message tells of the first one here. */
  above: Block | undefined
}

// What is on its way names its author by the role alone.
const authorOf = ({ message: { role, displayName } }: TimelineEntry) =>
  role === 'user' ? role : displayName
const minuteOf = ({ message }: TimelineEntry) => Math.floor(message.received / 60)

/** A run of messages, which renders only when one of its own changes. */
export const MessageBlock = memo(function MessageBlock({ block, above }: MessageBlockProps) {
  const { display } = useServices()
  const entries = display(useValue(block.entries))
  let before = above && display(above.entries.peek()).at(-1)
  return (
    <>
      {entries.map(entry => {
        const last = before
        before = entry
        const isLater = !last || entry.message.received - last.message.received >= LATER_SECONDS
        const isFirst =
          isLater || authorOf(last) !== authorOf(entry) || minuteOf(last) !== minuteOf(entry)
        return <MessageRow key={entry.key} entry={entry} isFirst={isFirst} isLater={isLater} />
      })}
    </>
  )
})
