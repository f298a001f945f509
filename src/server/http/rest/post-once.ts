import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { claimIdempotencyKey, getIdempotencyKey, setMessageOfKey } from '../../domain/records'
import type { Tx } from '../../domain/transaction'
import { RestError } from './errors'

const KEY = 'idempotency-key'

/** Headers of a call that may be repeated. */
export const IdempotencyHeaders = Type.Object({
  [KEY]: Type.Optional(
    Type.String({ pattern: '^[ -~]{1,255}$', description: '1 to 255 printable ASCII characters' })
  )
})

/** A call that may be repeated. */
interface Posting {
  conversationId: string
  headers: Static<typeof IdempotencyHeaders>
  body: unknown
}

/** Message, sent or scheduled, that a call posts. */
interface Posted<Item> {
  post(): Promise<Item>
  /** Finds by its id what the first call has posted. */
  find(id: string): Promise<Item | undefined>
  /** Words that say why it is not found, such as `has been deleted`. */
  gone: string
}

const digestOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Posts a message, at once or later, unless one was posted to its conversation with the same `Idempotency-Key`.
 *
 * @returns The item that the first call has posted, and whether this call repeats that one.
 * @throws {RestError} `conflict` when the first call had another body, or what it posted is gone.
 */
export const postOnce = async <Item extends { id: string }>(
  tx: Tx,
  { conversationId, headers, body }: Posting,
  { post, find, gone }: Posted<Item>
): Promise<{ item: Item; isRepeat: boolean }> => {
  const key = headers[KEY]
  if (key === undefined) return { item: await post(), isRepeat: false }
  const claim = { conversationId, key, bodyDigest: digestOf(body) }
  if (await claimIdempotencyKey(tx, claim)) {
    const item = await post()
    await setMessageOfKey(tx, claim, item.id)
    return { item, isRepeat: false }
  }
  const { bodyDigest, messageId } = await getIdempotencyKey(tx.db, claim)
  const shown = JSON.stringify(key)
  if (bodyDigest !== claim.bodyDigest) {
    throw new RestError('conflict', `Another message was posted with the ${KEY} ${shown}.`)
  }
  const item = await find(messageId!)
  if (!item) throw new RestError('conflict', `The message with the ${KEY} ${shown} ${gone}.`)
  return { item, isRepeat: true }
}
