import { setMaxListeners } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import type { Processes, ProcessVisitor } from '../processes-world'
import { type Agent, openAgent } from './agent'
import { createCalls } from './calls'
import { checkDialogue } from './check-dialogue'
import { checkFeeds } from './check-feeds'
import { checkUnread } from './check-unread'
import { type Findings, noFindings } from './findings'
import { WAYS } from './listeners'
import { openVisitor } from './visitor'

/** Visitors whose events are read at all processes at a time: more would wait for connections to the database. */
const COMPARED_AT_ONCE = 20

/** Opens visitors and agents who talk with each other, and who end at the end of the test. */
export const openTalk = async (world: Processes, count: { visitors: number; agents: number }) => {
  const over = new AbortController()
  const stopped = new AbortController()
  setMaxListeners(0, over.signal, stopped.signal)
  const calls = createCalls(world, stopped.signal)
  const guests: ProcessVisitor[] = []
  while (guests.length < count.visitors)
    guests.push(...(await Promise.all(world.servers.map((_, index) => world.addVisitor(index)))))
  guests.length = count.visitors
  const visitors = guests.map((guest, number) =>
    openVisitor(calls, guest, {
      number,
      listen: WAYS[number % WAYS.length]!,
      over: over.signal
    })
  )
  const dialogues = visitors.map(({ dialogue }) => dialogue)
  const agents: Agent[] = Array.from({ length: count.agents }, (_, agent) => {
    const own = dialogues.filter((_, number) => number % count.agents === agent)
    return openAgent(calls, own, over.signal)
  })
  onTestFinished(() => {
    over.abort()
    stopped.abort()
    for (const { listener } of visitors) listener.stop()
  })
  await expect.poll(() => agents.every(({ feed }) => feed.length > 0)).toBe(true)

  return {
    calls,
    dialogues,
    /** Lets them talk while something is done, and ends the talk. */
    async during<Result>(act: () => Promise<Result>): Promise<Result> {
      const talking = Promise.all([
        ...visitors.map(visitor => visitor.talk()),
        ...agents.map(agent => agent.work())
      ])
      const acting = act()
      await Promise.race([acting, talking])
      over.abort()
      await talking
      return acting
    },
    /** Compares what they said, received and counted with what each process has, once the talk is over. */
    async check(): Promise<Findings> {
      const findings = noFindings()
      for (let from = 0; from < visitors.length; from += COMPARED_AT_ONCE) {
        const some = visitors.slice(from, from + COMPARED_AT_ONCE)
        await Promise.all(some.map(visitor => checkDialogue(world, visitor, findings)))
      }
      const acknowledged = dialogues.flatMap(({ texts, answers }) => [...texts, ...answers])
      await checkFeeds(world, { agents, acknowledged }, findings)
      await checkUnread(world, findings)
      return findings
    }
  }
}
