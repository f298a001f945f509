import type { WebSettings } from '../../../../protocol'
import { type Db, prepared, readJson, type Row } from '../../../storage'

const selectApp = prepared<{ appId: string }, Pick<Row<'apps'>, 'displayName'>>((db, value) =>
  db.selectFrom('apps').select('displayName').where('id', '=', value('appId'))
)

const selectMessengers = prepared<{ appId: string }, Pick<Row<'integrations'>, 'settingsJson'>>(
  (db, value) =>
    db
      .selectFrom('integrations')
      .select('settingsJson')
      .where('appId', '=', value('appId'))
      .where('type', '=', 'web')
)

/** Letters and digits of a name, without differences of case, accents and width; all of one without any. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || name

/** Tells whether a name reads as one under which messengers of the app show the business. */
export const isBusinessName = async (db: Db, appId: string, name: string): Promise<boolean> => {
  const apps = await selectApp(db, { appId })
  const messengers = await selectMessengers(db, { appId })
  const letters = lettersOf(name)
  return [
    ...apps.map(({ displayName }) => displayName),
    ...messengers.map(row => readJson<Partial<WebSettings>>(row.settingsJson).businessName)
  ].some(known => !!known && lettersOf(known) === letters)
}
