import { findLanguage, type LanguageTag, parseUrl, type DeviceInfo } from '../../../../protocol'
import { type Db, readJson, type Row } from '../../../storage'
import { checkOrigin, findIntegration } from '../../records'

type User = Row<'users'>

/** Circumstances of a user that a mail to them depends on. */
export interface Recipient {
  language: 'en' | LanguageTag
  /** Page on which they last used the messenger. */
  pageUrl?: string | undefined
}

const newestDevice = (db: Db, { id }: User) =>
  db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.clientId')
    .select(['devices.infoJson', 'devices.integrationId'])
    .where('clients.userId', '=', id)
    .orderBy('devices.lastSeen', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Reads the address of the page, if the business lists its site or lists none. */
const readPage = async (
  db: Db,
  { appId }: User,
  { currentUrl }: DeviceInfo['info'],
  integrationId: string
): Promise<string | undefined> => {
  const url = currentUrl === undefined ? undefined : parseUrl(currentUrl)
  const integration = url && (await findIntegration(db, appId, integrationId))
  if (!integration || !/^https?:$/.test(url.protocol) || url.username) return undefined
  return checkOrigin(integration, url.origin) === 'refused' ? undefined : url.href
}

/** Finds the language of a user, and the page on which they last used the messenger. */
export const findRecipient = async (db: Db, user: User): Promise<Recipient> => {
  const { locale } = readJson<{ locale?: string }>(user.profileJson)
  const device = await newestDevice(db, user)
  const info = device ? readJson<DeviceInfo['info']>(device.infoJson) : {}
  const language = findLanguage(locale ?? '') ?? findLanguage(info.browserLanguage ?? '') ?? 'en'
  const pageUrl = device && (await readPage(db, user, info, device.integrationId))
  return { language, pageUrl }
}
