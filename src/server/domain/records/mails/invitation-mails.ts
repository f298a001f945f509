import { sealSecret } from '../../../auth'
import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { newMailToken } from './mail-addresses'
import { messageIdOf } from './message-ids'

/** Address and state of the mail of an invitation. */
export type InvitationMail = Pick<Row<'invitationMails'>, 'address' | 'state'>

/** Link of an invitation that is to go out. */
export interface NewInvitationMail extends Pick<
  Row<'invitationMails'>,
  'id' | 'address' | 'language'
> {
  token: string
}

/** Makes a mail with the link of an invitation wait to be sent. Does nothing where no mails go out. */
export const insertInvitationMail = async (
  tx: Tx,
  { id, address, language, token }: NewInvitationMail
): Promise<void> => {
  const { db, now, mail, secretBox } = tx
  if (!mail) return
  await db
    .insertInto('invitationMails')
    .values({
      id,
      address,
      language,
      secret: sealSecret(secretBox, token, id),
      messageId: messageIdOf({ id, token: newMailToken() }, mail),
      state: 'waiting',
      dueAt: now,
      createdAt: now
    })
    .execute()
  tx.announceMails()
}

/** Lists the mails of invitations, by the ids of these. */
export const listInvitationMails = async (db: Db): Promise<Map<string, InvitationMail>> => {
  const rows = await db.selectFrom('invitationMails').select(['id', 'address', 'state']).execute()
  return new Map(rows.map(({ id, ...mail }) => [id, mail]))
}

/** Finds the mail of an invitation. */
export const findInvitationMail = (db: Db, id: string): Promise<InvitationMail | undefined> =>
  db
    .selectFrom('invitationMails')
    .select(['address', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
