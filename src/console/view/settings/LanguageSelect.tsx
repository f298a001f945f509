import { MESSENGER_LANGUAGES, type MessengerLanguage } from './messenger-languages'

interface LanguageSelectProps {
  label: string
  value: MessengerLanguage
  onValue: (language: MessengerLanguage) => void
}

/** Choice of a language of the messenger. */
export function LanguageSelect({ label, value, onValue }: LanguageSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      // Each value is a tag of the list.
      onChange={event => onValue(event.currentTarget.value as MessengerLanguage)}
    >
      {MESSENGER_LANGUAGES.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
