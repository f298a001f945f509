import type { ClientEvent, NumberedEvent } from '../../../src/protocol'
import { localPair, type LocalServer } from '../../../src/transports'

type EventBody =
  ClientEvent<string> extends infer Event
    ? Event extends unknown
      ? Omit<Event, 'createdAt'>
      : never
    : never

/** One visitor's events under their numbers, and a way to each of the visitor's connections. */
export const createEventLog = () => {
  const events: ClientEvent<string>[] = []
  const ends: LocalServer[] = []
  return {
    ends,
    get seq() {
      return events.length
    },
    push: (body: EventBody) => {
      // A copy, as what travels is: later changes do not reach it.
      const event = structuredClone({ ...body, createdAt: new Date().toISOString() })
      events.push(event as ClientEvent<string>)
      for (const end of ends) end.push(event as ClientEvent<string>)
    },
    after: (seq: number): NumberedEvent[] =>
      events.slice(seq).map((event, index) => ({ seq: seq + index + 1, event })),
    /** A connection that knows of everything so far. */
    openTransport: () => {
      const { transport, server } = localPair()
      events.forEach(server.push)
      ends.push(server)
      return { transport, end: server }
    }
  }
}
