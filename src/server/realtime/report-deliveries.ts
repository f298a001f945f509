import type { WebSocket } from 'ws'
import type { ServerFrame } from '../../protocol'
import type { DeliveryReports } from '../domain/webhooks/delivery-reports'
import type { Session } from '../domain/sessions/sessions'

/** Tells the pings that ask whether messages have arrived from those that look for signs of life. */
const MARK = 'messages'

/** Whether the other end has, from now on, messages of the business that it may not have had before. */
const bringsMessages = (frame: ServerFrame): boolean =>
  frame.type === 'event'
    ? frame.event.type === 'message' && frame.event.message.role === 'business'
    : frame.type === 'ready' || frame.type === 'reset'

/**
 * Tells webhooks which messages of the business a connection was given, and which have arrived: what
 * was sent before a ping is there when its pong comes back.
 *
 * @returns Takes each frame that was sent.
 */
export const reportDeliveries = (
  socket: WebSocket,
  reports: DeliveryReports,
  sessionOf: () => Session | undefined
): ((frame: ServerFrame) => void) => {
  const tell = async (stage: 'channel' | 'user'): Promise<boolean> => {
    const session = sessionOf()
    return session !== undefined && reports.reached(session, stage)
  }

  socket.on('pong', data => {
    if (data.toString() === MARK) void tell('user')
  })
  return frame => {
    if (!bringsMessages(frame)) return
    void tell('channel').then(isAsked => {
      if (isAsked && socket.readyState === socket.OPEN) socket.ping(MARK)
    })
  }
}
