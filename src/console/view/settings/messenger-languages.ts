import { listLanguages } from '../../../protocol'

/** Tag of a language of the messenger. */
export type MessengerLanguage = ReturnType<typeof listLanguages>[number]

/** All languages of the messenger, each named in itself. */
export const MESSENGER_LANGUAGES = listLanguages().map(tag => ({
  tag,
  name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
}))
