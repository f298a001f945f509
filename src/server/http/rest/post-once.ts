import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { showMessages } from '../../domain/flows'
import {
  claimIdempotencyKey,
  findMessage,
  getIdempotencyKey,
  setMessageOfKey
} from '../../domain/records'
import type { Tx } from '../../domain/transaction'
import type { RestMessage } from '../../domain/views'
import { RestError } from './errors'

const KEY = 'idempotency-key'

/** Headers of a call that may be repeated. */
export const IdempotencyHeaders = Type.Object({
  [KEY]: Type.Optional(
    Type.String({ pattern: '^[ -~]{1,255}$', description: '1 to 255 printable ASCII characters' })
  )
})

interface Posting {
  conversationId: string
  headers: Static<typeof IdempotencyHeaders>
  body: unknown
}

const digestOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Posts a message, unless one was posted to its conversation with the same `Idempotency-Key`.
 *
 * @returns The message of the first call, and whether this call repeats that one.
 * @throws {RestError} `conflict` when the first call had another body, or its message was deleted.
 */
export const postOnce = async (
  tx: Tx,
  { conversationId, headers, body }: Posting,
  post: () => Promise<RestMessage>
): Promise<{ message: RestMessage; isRepeat: boolean }> => {
  const key = headers[KEY]
  if (key === undefined) return { message: await post(), isRepeat: false }
  const claim = { conversationId, key, bodyDigest: digestOf(body) }
  if (await claimIdempotencyKey(tx, claim)) {
    const message = await post()
    await setMessageOfKey(tx, claim, message.id)
    return { message, isRepeat: false }
  }
  const { bodyDigest, messageId } = await getIdempotencyKey(tx.db, claim)
  const shown = JSON.stringify(key)
  if (bodyDigest !== claim.bodyDigest) {
    throw new RestError('conflict', `Another message was posted with the ${KEY} ${shown}.`)
  }
  const row = await findMessage(tx.db, conversationId, messageId!)
  if (!row) {
    throw new RestError('conflict', `The message with the ${KEY} ${shown} has been deleted.`)
  }
  const [message] = await showMessages(tx.db, conversationId, [row])
  return { message: message!, isRepeat: true }
}
