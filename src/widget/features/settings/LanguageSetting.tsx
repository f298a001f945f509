import type { ClientStorage } from '../../../client'
import { findLanguage, listLanguages } from '../../../protocol'
import { useValue } from '../../../ui'
import { LANGUAGE_KEY, useMessengerContext } from '../../core'

/** Names a language as those who read it do. */
const nameOf = (tag: string) => {
  const { DisplayNames } = Intl as Partial<typeof Intl>
  const names = DisplayNames && new DisplayNames(tag, { type: 'language' })
  return (names?.of && names.of(tag)) ?? tag
}

/** Shows the messenger in another language, in this browser from now on. */
export function LanguageSetting({ storage }: { storage: ClientStorage }) {
  const { loadSlot, translate, $locale } = useMessengerContext()
  const locale = useValue($locale)
  return (
    <label className="setting language">
      {translate('settingsLanguage')}
      <select
        value={findLanguage(locale) ?? 'en'}
        onChange={async ({ currentTarget: { value } }) => {
          storage.set(LANGUAGE_KEY, value)
          await (await loadSlot('calls')).setLocale(value)
        }}
      >
        {listLanguages().map(tag => (
          <option key={tag} value={tag} lang={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
    </label>
  )
}
