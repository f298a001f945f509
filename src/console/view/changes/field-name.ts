import type { AppField, SettingPath } from '../../model'
import { APP_FIELD_TEXTS } from '../apps/app-fields'
import { fieldText } from '../settings/fields'

/** Name under which a field stands in its form. */
export const fieldName = (field: string): string => {
  if (field === 'displayName') return 'Name'
  if (field === 'secrets') return 'Secrets'
  const ofApp = APP_FIELD_TEXTS[field.replace(/^settings\./, '') as AppField]
  return (ofApp ?? fieldText(field as SettingPath))?.label ?? field
}
