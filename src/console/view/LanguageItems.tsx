import { MenuItem } from 'react-aria-components'
import { type Language, LANGUAGES } from '../texts'
import { nameOfLanguage } from './use-language'

/** The languages of the console as items of a menu. */
export const LanguageItems = ({ onChoose }: { onChoose: (language: Language) => void }) =>
  LANGUAGES.map(each => (
    <MenuItem key={each} id={each} textValue={nameOfLanguage(each)} onAction={() => onChoose(each)}>
      <bdi lang={each}>{nameOfLanguage(each)}</bdi>
    </MenuItem>
  ))
