import type { WebSocket } from 'ws'
import type { NumberedEvent, ServerFrame } from '../../protocol'
import type { DeliveryReports } from '../domain/flows'
import type { Session } from '../domain/records'

/** Payload of pings that confirm messages; pings of the heartbeat have none. */
const PING_PAYLOAD = 'messages'

type MessageFrame = Extract<ServerFrame, { type: 'event' }> & {
  event: Extract<NumberedEvent['event'], { type: 'message' }>
}

/** Tells whether a frame carries a message of the business. */
export const carriesMessage = (frame: ServerFrame): frame is MessageFrame =>
  frame.type === 'event' &&
  frame.event.type === 'message' &&
  frame.event.message.role === 'business'

/**
 * Reports to webhooks which messages of the business were sent over a connection, and which arrived:
 * all that was sent before a ping has arrived when its pong is received.
 *
 * @returns A function to call when messages may have been sent.
 */
export const createDeliveryReport = (
  socket: WebSocket,
  reports: DeliveryReports,
  sessionOf: () => Session | undefined
): (() => void) => {
  const report = async (stage: 'channel' | 'user'): Promise<boolean> => {
    const session = sessionOf()
    return session !== undefined && reports.report(session, stage)
  }

  socket.on('pong', data => {
    if (data.toString() === PING_PAYLOAD) void report('user')
  })
  return () =>
    void report('channel').then(isSubscribed => {
      if (isSubscribed && socket.readyState === socket.OPEN) socket.ping(PING_PAYLOAD)
    })
}
