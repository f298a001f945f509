import type { NumberedEvent } from '../../../src/protocol'
import type { ProcessVisitor } from '../processes-world'
import type { Watch } from './watch'

/** Visitor and agent who talk in turn: the next text comes when the one before is answered. */
export interface Dialogue {
  name: string
  visitor: ProcessVisitor
  /** Acknowledged texts of the visitor, in their order. */
  texts: string[]
  /** Acknowledged answers. */
  answers: Set<string>
  /** Logged events as the visitor has received them. */
  live: NumberedEvent[]
  /** Changes with `answers` and with `live`. */
  watch: Watch
}

/** Text with which an agent answers another one. */
export const answerTo = (text: string) => `answer to ${text}`

/** The newest event that the visitor has received. */
export const newestOf = ({ live, visitor }: Dialogue): number => live.at(-1)?.seq ?? visitor.seq

/** Whether the visitor has received a text. */
export const hasHeard = ({ live }: Dialogue, text: string): boolean =>
  live.some(
    ({ event }) =>
      event.type === 'message' && event.message.type === 'text' && event.message.text === text
  )
