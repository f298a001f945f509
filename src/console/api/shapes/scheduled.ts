import type { Content } from '../../../protocol'

/** A reply that waits for its time. */
export interface ScheduledMessage {
  id: string
  sendAt: string
  content: Content
}
