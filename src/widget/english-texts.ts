import { TEXTS as MESSAGES } from './core/conversation/texts'
import { ENGLISH } from './core/translate'
import { TEXTS as CARDS } from './features/cards/texts'
import { TEXTS as CHANNELS } from './features/channels/texts'
import { TEXTS as CONVERSATION_FOOTER } from './features/conversation-footer/texts'
import { TEXTS as FORMS } from './features/forms/texts'
import { TEXTS as HISTORY } from './features/history/texts'
import { TEXTS as HOURS } from './features/hours/texts'
import { TEXTS as IDENTITY } from './features/identity/texts'
import { TEXTS as LIGHTBOX } from './features/lightbox/texts'
import { TEXTS as LOCATION } from './features/location/texts'
import { TEXTS as MEDIA } from './features/media/texts'
import { TEXTS as NAVIGATION } from './features/navigation/texts'
import { TEXTS as PAGE_TITLE } from './features/page-title/texts'
import { TEXTS as PRECHAT } from './features/prechat/texts'
import { TEXTS as PREVIEW } from './features/preview/texts'
import { TEXTS as SETTINGS } from './features/settings/texts'
import { TEXTS as TEXT } from './features/text/texts'
import { TEXTS as TIMES } from './features/times/texts'
import { TEXTS as UPLOADS } from './features/uploads/texts'
import { TEXTS as WELCOME } from './features/welcome/texts'

/** All English texts of the messenger, by key: those of the core and of every feature. */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = {
  ...ENGLISH,
  ...MESSAGES,
  ...CARDS,
  ...CHANNELS,
  ...CONVERSATION_FOOTER,
  ...FORMS,
  ...HISTORY,
  ...HOURS,
  ...IDENTITY,
  ...LIGHTBOX,
  ...LOCATION,
  ...MEDIA,
  ...NAVIGATION,
  ...PAGE_TITLE,
  ...PRECHAT,
  ...PREVIEW,
  ...SETTINGS,
  ...TEXT,
  ...TIMES,
  ...UPLOADS,
  ...WELCOME
}
