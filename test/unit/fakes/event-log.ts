import type { EventBody } from '../../../src/in-memory'
import type { ClientEvent, NumberedEvent } from '../../../src/protocol'
import { localPair, type LocalServer } from '../../../src/transports'

/** Events of one visitor with their seq, and connections that receive them. */
export const createEventLog = () => {
  const events: ClientEvent<string>[] = []
  const ends: LocalServer[] = []
  return {
    ends,
    get seq() {
      return events.length
    },
    push: (body: EventBody) => {
      // A copy, as on the network: later changes do not reach it.
      const event = structuredClone({ ...body, createdAt: new Date().toISOString() })
      events.push(event)
      for (const end of ends) end.push(event)
    },
    after: (seq: number): NumberedEvent[] =>
      events.slice(seq).map((event, index) => ({ seq: seq + index + 1, event })),
    /** Opens a connection that knows all events so far. */
    openTransport: () => {
      const { transport, server } = localPair()
      events.forEach(server.push)
      ends.push(server)
      return { transport, end: server }
    }
  }
}
