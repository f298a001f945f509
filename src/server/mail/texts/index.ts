import type { LanguageTag } from '../../../protocol'
import { ar } from './ar'
import { cs } from './cs'
import { da } from './da'
import { de } from './de'
import { el } from './el'
import { en } from './en'
import { es } from './es'
import { fa } from './fa'
import { fi } from './fi'
import { fr } from './fr'
import { he } from './he'
import { hi } from './hi'
import { hu } from './hu'
import { id } from './id'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { nb } from './nb'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { ptBR } from './pt-BR'
import { ro } from './ro'
import { ru } from './ru'
import { sv } from './sv'
import { tr } from './tr'
import { uk } from './uk'
import { vi } from './vi'
import { zh } from './zh'
import { zhTW } from './zh-TW'
import type { MailTexts } from './mail-texts'

/** Texts by the tag of their language: the languages of the messenger. */
export const MAIL_TEXTS: Record<'en' | LanguageTag, MailTexts> = {
  en,
  ar,
  cs,
  da,
  de,
  el,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  'pt-BR': ptBR,
  ro,
  ru,
  sv,
  tr,
  uk,
  vi,
  zh,
  'zh-TW': zhTW
}

/** Returns the texts of a language; English where there are none. */
export const wordsIn = (language: string): MailTexts => {
  const texts: Partial<Record<string, MailTexts>> = MAIL_TEXTS
  return texts[language] ?? en
}

/** Fills the name of the business into a text. */
export const fillName = (text: string, businessName: string): string =>
  text.replaceAll('{name}', () => businessName)
