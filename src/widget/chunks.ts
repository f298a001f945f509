import { feature as calls } from './features/calls/feature'
import { feature as cards } from './features/cards/feature'
import { feature as channels } from './features/channels/feature'
import { feature as conversationFooter } from './features/conversation-footer/feature'
import { feature as delegate } from './features/delegate/feature'
import { feature as environment } from './features/environment/feature'
import { feature as forms } from './features/forms/feature'
import { feature as history } from './features/history/feature'
import { feature as hours } from './features/hours/feature'
import { feature as identity } from './features/identity/feature'
import { feature as lightbox } from './features/lightbox/feature'
import { feature as location } from './features/location/feature'
import { feature as media } from './features/media/feature'
import { feature as navigation } from './features/navigation/feature'
import { feature as pageTitle } from './features/page-title/feature'
import { feature as prechat } from './features/prechat/feature'
import { feature as preview } from './features/preview/feature'
import { feature as settings } from './features/settings/feature'
import { feature as text } from './features/text/feature'
import { feature as times } from './features/times/feature'
import { feature as uploads } from './features/uploads/feature'
import { feature as welcome } from './features/welcome/feature'
import type { Feature } from './core'
import type { LoadFeatures } from './core/loading'

/**
 * Features by the chunk that they are loaded with: a file of the CDN for each. The build reads this table
 * and the slots in each manifest; a bundle in one piece takes the features from here.
 *
 * `features` is the file that loads all others, so its features need no further request.
 */
export const CHUNKS = {
  features: [conversationFooter],
  calls: [calls, delegate, identity],
  // In one file: apart they would be a fifth larger.
  contents: [cards, location, media, text],
  environment: [environment],
  forms: [forms, prechat],
  history: [history],
  hours: [hours],
  lightbox: [lightbox],
  navigation: [navigation, channels, settings],
  // Shows unread messages on the page around a closed messenger.
  preview: [pageTitle, preview],
  times: [times],
  uploads: [uploads],
  welcome: [welcome]
} satisfies Record<string, readonly Feature[]>

/** Creates the function that finds features in a bundle in one piece. @param languages Loads the languages of that bundle. */
export const findFeatures = (languages: Feature): LoadFeatures => {
  const chunks: (readonly Feature[])[] = [...Object.values(CHUNKS), [languages]]
  return async slot =>
    chunks.find(features => features.some(({ slots }) => slots.some(name => name === slot)))
}
