import type { Db } from '../../../storage'
import { findMailByToken, listMailed } from '../../records'
import { toMailed } from './mailed-message'

/** Texts that a mail to a user carried. */
export interface MailedTexts {
  businessName: string
  /** Names of authors, messages, and words of links. */
  texts: string[]
}

/** Reads which texts a mail carried, as far as they are still there. */
export const readMailedTexts = async (db: Db, token: string): Promise<MailedTexts> => {
  const mail = await findMailByToken(db, token)
  const app =
    mail &&
    (await db
      .selectFrom('users')
      .innerJoin('apps', 'apps.id', 'users.appId')
      .select('apps.displayName')
      .where('users.id', '=', mail.userId)
      .executeTakeFirst())
  if (!app) return { businessName: '', texts: [] }
  const messages = (await listMailed(db, mail)).map(toMailed)
  const texts = messages.flatMap(({ authorName = '', text, links }) => [
    authorName,
    text,
    ...links.map(link => link.text)
  ])
  return { businessName: app.displayName, texts }
}
