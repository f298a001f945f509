import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { NumberedEvent } from '../../../src/protocol'
import { storedTexts } from '../../util/stored-texts'
import type { Processes, ProcessVisitor } from '../processes-world'
import { answerTo, type Dialogue, newestOf } from './dialogue'
import { compareTexts, type Findings } from './findings'
import type { TalkingVisitor } from './visitor'

/** Time in which the heartbeat of a transport shows what a killed process did not publish. */
const HEARTBEATS_MS = 60_000

/** Returns the order of a talk: each text was sent when the answer to the one before had been received. */
const orderOf = ({ texts, answers }: Dialogue): string[] =>
  texts.flatMap(text => {
    const answer = answerTo(text)
    return answers.has(answer) ? [text, answer] : [text]
  })

const readEvents = async (
  world: Processes,
  index: number,
  visitor: ProcessVisitor
): Promise<NumberedEvent[]> => {
  const answer = await world.readEvents(index, visitor)
  return answer.reset ? [] : answer.events
}

/** Whether events follow each other from a seq on, and count unread messages: those since the visitor's own last one. */
const isSound = (events: NumberedEvent[], { seq: begin }: ProcessVisitor): boolean => {
  let unread = 0
  return events.every(({ seq, event }, index) => {
    if (event.type !== 'message') return seq === begin + index + 1
    unread = event.message.role === 'user' ? 0 : unread + 1
    return seq === begin + index + 1 && event.unreadCount === unread
  })
}

const textsOf = (events: NumberedEvent[]): string[] =>
  events.flatMap(({ event }) =>
    event.type === 'message' && event.message.type === 'text' ? [event.message.text ?? ''] : []
  )

/** Compares a talk that is over with what each process has of it, and with what the visitor has received. */
export const checkDialogue = async (
  world: Processes,
  { dialogue, listener }: TalkingVisitor,
  findings: Findings
): Promise<void> => {
  const { name, visitor, texts, answers, live } = dialogue
  const processes = [...world.servers.keys()]
  const ask = <Answer>(read: (index: number) => Promise<Answer>) => Promise.all(processes.map(read))
  const said = orderOf(dialogue)

  const orders = await ask(index => storedTexts(world.restOf(index), visitor.conversationId))
  compareTexts(findings, [...texts, ...answers], orders[0]!)
  if (!orders.every(order => isDeepStrictEqual(order, said))) findings.disordered.push(name)

  const [events = [], ...others] = await ask(index => readEvents(world, index, visitor))
  await listener.catchUp()
  await expect
    .poll(() => newestOf(dialogue), { timeout: HEARTBEATS_MS, message: name })
    .toBeGreaterThanOrEqual(events.at(-1)?.seq ?? 0)
  const isSame = [live, ...others].every(each => isDeepStrictEqual(each, events))
  const isWhole = isDeepStrictEqual(textsOf(events), said)
  if (!isSame || !isWhole || !isSound(events, visitor)) findings.visitors.push(name)
}
