import type { Db } from '../../../storage'
import { findAddressOf, findMailByToken, listMailed, updateMail } from '../../records'
import type { Tx } from '../../transaction'
import { endMailsTo } from './end-mails'
import { failMailed } from './tell-mailed'

/** Failure of a mail that a server had accepted. */
export interface MailReport {
  /** Without addresses. */
  reason: string
  /** Whether the address takes no mail at all, and will not later. */
  isGone: boolean
}

/** Result: `known`: the mail has failed already. `unknown`: there is no such mail. */
export type MailReportResult = 'failed' | 'known' | 'unknown'

/** Tells whether a mail has this random part in its addresses. */
export const isMailToken = async (db: Db, token: string): Promise<boolean> =>
  (await findMailByToken(db, token)) !== undefined

/**
 * Notes that a mail did not arrive, with the messages that it carried. Nothing goes to its address any more
 * where that is gone.
 *
 * @param token Random part of the address to which the report came.
 */
export const receiveMailReport = async (
  tx: Tx,
  token: string,
  { reason, isGone }: MailReport
): Promise<MailReportResult> => {
  const { db } = tx
  const mail = await findMailByToken(db, token)
  if (!mail) return 'unknown'
  if (mail.state === 'failed') return 'known'
  await updateMail(tx, mail, { state: 'failed', error: reason, claimedAt: null, dueAt: null })
  const address = isGone ? await findAddressOf(db, mail) : undefined
  if (address) await endMailsTo(tx, address, 'refused')
  const error = { code: isGone ? 'bad_request' : 'service_unavailable', message: reason }
  await failMailed(tx, mail, await listMailed(db, mail), error)
  return 'failed'
}
