import type { Metadata } from '../../protocol'
import type { ConversationModel } from '../conversations'

/**
 * Hook that returns what is sent instead of a message or an upload. Called when it is to be sent: a
 * message is stored and shown before, and waits in the outbox for the answer.
 *
 * @param to Undefined: a conversation that does not exist yet.
 */
export type BeforeSend = <Sent extends { type: string; metadata?: Metadata | undefined }>(
  message: Sent,
  to: ConversationModel | undefined
) => Sent | Promise<Sent>
