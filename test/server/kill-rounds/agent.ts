import { randomInt } from 'node:crypto'
import { readServerSentEvents, type ServerSentEvent } from '../../util/read-server-sent-events'
import { type Calls, isOutage } from './calls'
import { answerTo, type Dialogue } from './dialogue'
import { createWatch } from './watch'

/** Answers that an agent writes at a time. */
const HANDS = 3

/** An agent who follows the events of the app, and answers some of its visitors. */
export interface Agent {
  /** All events of the feed in their order, from `ready` on. */
  feed: ServerSentEvent[]
  /** Answers until it is over. */
  work(): Promise<void>
}

/** Follows the feed at any process; when it ends, at any other one from the last event on. */
const followFeed = async (
  { world, stopped }: Calls,
  onEvent: (event: ServerSentEvent) => void
): Promise<void> => {
  let lastEventId: string | undefined
  while (!stopped.aborted) {
    await world.whenDatabaseIsUp()
    try {
      const pieces = await world.openFeed(randomInt(world.servers.length), stopped, lastEventId)
      for await (const event of readServerSentEvents(pieces)) {
        // Typing and presence are in no log.
        if (event.id === undefined) continue
        lastEventId = event.id
        onEvent(event)
      }
    } catch (error) {
      if (!stopped.aborted && !isOutage(error)) throw error
    }
  }
}

/** Lets an agent answer each text of some visitors, under a key that keeps a repeated answer from being a second one. */
export const openAgent = (calls: Calls, dialogues: Dialogue[], over: AbortSignal): Agent => {
  const { world } = calls
  const byConversation = new Map(dialogues.map(each => [each.visitor.conversationId, each]))
  const waiting: [Dialogue, text: string][] = []
  const watch = createWatch()
  const feed: ServerSentEvent[] = []
  over.addEventListener('abort', watch.changed)

  const following = followFeed(calls, event => {
    feed.push(event)
    if (event.event !== 'conversation:message') return
    const { conversation, message } = event.data.payload
    const dialogue = byConversation.get(conversation.id)
    if (!dialogue || message.author.type !== 'user') return
    waiting.push([dialogue, message.content.text])
    watch.changed()
  })

  const answerNext = async () => {
    const [dialogue, text] = waiting.shift() ?? []
    if (!dialogue || text === undefined) return
    const answer = answerTo(text)
    const headers = { 'idempotency-key': answer }
    await calls.send(index => world.say(index, dialogue.visitor, answer, headers))
    dialogue.answers.add(answer)
    dialogue.watch.changed()
  }

  const work = async () => {
    while (!over.aborted) {
      await answerNext()
      await watch.until(() => over.aborted || waiting.length > 0)
    }
  }

  return {
    feed,
    async work() {
      await Promise.race([following, Promise.all(Array.from({ length: HANDS }, work))])
    }
  }
}
