import { findAddressOf, findMailByToken } from '../../records'
import type { Tx } from '../../transaction'
import { endMailsTo } from './end-mails'

/** Result: `known`: nothing goes to the address already. `unknown`: there is no such mail. */
export type ComplaintResult = 'complained' | 'known' | 'unknown'

/**
 * Ends mails to the address of a mail about which its reader complained to their mailbox provider.
 *
 * @param token Random part of the mail's address for answers.
 */
export const receiveComplaint = async (tx: Tx, token: string): Promise<ComplaintResult> => {
  const mail = await findMailByToken(tx.db, token)
  if (!mail) return 'unknown'
  const address = await findAddressOf(tx.db, mail)
  if (!address || address.stoppedAt !== null) return 'known'
  await endMailsTo(tx, address, 'unsubscribed')
  return 'complained'
}
