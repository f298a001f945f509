import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { readServerSentEvents, type ServerSentEvent } from '../../util/read-server-sent-events'
import type { Processes } from '../processes-world'
import type { Agent } from './agent'
import { compareTexts, type Findings } from './findings'

const END = 'the end'

const textOf = ({ event, data }: ServerSentEvent): string | undefined =>
  event === 'conversation:message' ? data.payload.message.content.text : undefined

const isEnd = (event: ServerSentEvent) => textOf(event) === END

/** Cuts a feed after the last text: that one was delivered may follow it at any time. */
const untilEnd = (feed: ServerSentEvent[]) => feed.slice(0, feed.findIndex(isEnd) + 1)

/** Reads the feed of a process after an event, up to the last one. */
const readFeed = async (
  world: Processes,
  index: number,
  after: string | undefined
): Promise<ServerSentEvent[]> => {
  const read = new AbortController()
  const feed: ServerSentEvent[] = []
  const pieces = await world.openFeed(index, read.signal, after)
  for await (const event of readServerSentEvents(pieces)) {
    if (event.id !== undefined) feed.push(event)
    if (isEnd(event)) break
  }
  read.abort()
  return feed
}

/** Compares the feeds of agents with those of all processes, and with the acknowledged texts. */
export const checkFeeds = async (
  world: Processes,
  { agents, acknowledged }: { agents: Agent[]; acknowledged: string[] },
  findings: Findings
): Promise<void> => {
  await world.say(0, await world.addVisitor(), END)
  await expect
    .poll(() => agents.findIndex(({ feed }) => !feed.some(isEnd)), {
      message: 'an agent is behind'
    })
    .toBe(-1)

  const [ready] = agents[0]!.feed
  const [events = [], ...others] = await Promise.all(
    world.servers.map((_, index) => readFeed(world, index, ready?.id))
  )
  others.forEach((feed, index) => {
    if (!isDeepStrictEqual(feed, events)) findings.feeds.push(`process ${index + 1}`)
  })
  agents.forEach(({ feed }, index) => {
    if (!isDeepStrictEqual(untilEnd(feed), [ready, ...events]))
      findings.feeds.push(`agent ${index}`)
  })
  const texts = events.flatMap(event => textOf(event) ?? [])
  compareTexts(findings, [...acknowledged, END], texts)
}
