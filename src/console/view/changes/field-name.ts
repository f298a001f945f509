import { APP_FIELDS } from '../../model'
import type { Translate } from '../../texts'
import { FIELDS } from '../settings/fields'

/** Name under which a field stands in its form. */
export const fieldName = (t: Translate, field: string): string => {
  if (field === 'displayName') return t('common.name')
  if (field === 'secrets') return t('changes.secrets')
  const ofApp = APP_FIELDS.find(name => name === field.replace(/^settings\./, ''))
  if (ofApp) return t(`appFields.${ofApp}.label`)
  const [, language = '', key] = /^customText\.([^.]+)\.(\w+)$/.exec(field) ?? []
  if (key) return t('changes.ownText', { language, key })
  const setting = FIELDS.find(path => path === field)
  return setting ? t(`fields.${setting}.label`) : field
}
