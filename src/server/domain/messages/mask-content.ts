import type { Db } from '../../storage'
import { appSettings, findApp } from '../apps/apps'
import { maskCardNumbers, mayHoldCardNumber } from './mask-card-numbers'

/** Where people's words stand. Addresses, payloads and names of fields stay what they are. */
const WORDS = ['text', 'htmlText', 'altText', 'title', 'description', 'email', 'address']

const maskWords = (value: unknown, key?: string): unknown => {
  if (typeof value === 'string') {
    return key !== undefined && WORDS.includes(key) ? maskCardNumbers(value) : value
  }
  if (Array.isArray(value)) return value.map(item => maskWords(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, maskWords(part, name)])
  )
}

/**
 * Hides the numbers of payment cards in what a user says, where the app wants that.
 *
 * @returns The same object when there is nothing to hide.
 */
export const maskContent = async <Said extends object>(
  db: Db,
  appId: string,
  said: Said
): Promise<Said> => {
  const json = JSON.stringify(said)
  // Hardly anything holds such a number, so hardly ever is it looked for, or the app asked.
  if (!mayHoldCardNumber(json)) return said
  const masked = maskWords(said) as Said
  if (JSON.stringify(masked) === json) return said
  const app = await findApp(db, appId)
  return app && appSettings(app).maskCreditCardNumbers ? masked : said
}
