import { ChatError, type Metadata } from '../../../../protocol'
import type { Db } from '../../../storage'
import { appSettings, findApp } from '../../records'
import { maskCardNumbers, mayHoldCardNumber } from './mask-card-numbers'

/** Fields of content with text by people. URLs, payloads of buttons and names of fields are not masked. */
const TEXT_FIELDS = ['text', 'htmlText', 'altText', 'title', 'description', 'email', 'address']

/** Masks keys too, and numbers. */
const maskAllMetadata = (metadata: object): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => {
      const masked = maskCardNumbers(String(value))
      return [maskCardNumbers(name), masked === String(value) ? value : masked]
    })
  )

const maskTexts = (value: unknown, isText: (key: string) => boolean, key = ''): unknown => {
  if (typeof value === 'string') return isText(key) ? maskCardNumbers(value) : value
  if (Array.isArray(value)) return value.map(item => maskTexts(item, isText))
  if (typeof value !== 'object' || value === null) return value
  if (key === 'metadata') return maskAllMetadata(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, maskTexts(part, isText, name)])
  )
}

/** Tells whether an app hides the numbers of payment cards in what users say. */
export const hidesCards = async (db: Db, appId: string): Promise<boolean> => {
  const app = await findApp(db, appId)
  return app !== undefined && appSettings(app).maskCreditCardNumbers
}

const maskWhere = async <Said extends object>(
  db: Db,
  appId: string,
  said: Said,
  maskSaid: (said: Said) => unknown
): Promise<Said> => {
  const json = JSON.stringify(said)
  // Hardly anything holds such a number, so hardly ever is it looked for, or the app asked.
  if (!mayHoldCardNumber(json)) return said
  // Masking changes texts alone.
  const masked = maskSaid(said) as Said
  if (JSON.stringify(masked) === json) return said
  return (await hidesCards(db, appId)) ? masked : said
}

/**
 * Hides the numbers of payment cards in what a user says, where the app wants that.
 *
 * @returns The same object when there is nothing to hide.
 */
export const maskContent = <Said extends object>(
  db: Db,
  appId: string,
  said: Said
): Promise<Said> =>
  maskWhere(db, appId, said, content => maskTexts(content, key => TEXT_FIELDS.includes(key)))

/**
 * Hides the numbers of payment cards in all texts of a user's profile, conversation, device or metadata but
 * in addresses, where the app wants that.
 */
export const maskFields = <Fields extends object>(
  db: Db,
  appId: string,
  fields: Fields
): Promise<Fields> =>
  maskWhere(db, appId, fields, said => maskTexts(said, key => !/url$|^referrer$/i.test(key)))

/**
 * Hides the numbers of payment cards in the payload of a message as a visitor's client sends it, where the app
 * wants that: it may be any text. The payload of a button that the business made stays.
 */
export const maskPayload = <Draft extends object>(
  db: Db,
  appId: string,
  draft: Draft
): Promise<Draft> =>
  maskWhere(db, appId, draft, content => maskTexts(content, key => key === 'payload'))

/** Hides the numbers of payment cards in a user's metadata, where the app wants that. */
export const maskMetadata = (db: Db, appId: string, metadata: Metadata): Promise<Metadata> =>
  maskWhere(db, appId, metadata, maskAllMetadata)

/**
 * Throws if an id that a client made contains a card number and the app masks those. The id cannot be
 * masked: the client finds its message by it.
 *
 * @throws {ChatError} `invalid-message`.
 */
export const checkIdWithoutCard = async (db: Db, appId: string, id: string): Promise<void> => {
  if (!mayHoldCardNumber(id) || maskCardNumbers(id) === id) return
  if (!(await hidesCards(db, appId))) return
  throw new ChatError('invalid-message', 'clientMessageId must not hold the number of a card.')
}
