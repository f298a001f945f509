import { atom } from 'nanostores'
import type { ConversationModel } from '../../../client'
import type { Display, HiddenMessages, MessengerContext, TimeFormat } from '../messenger-context'
import type { Overlay, Screen } from '../screen'
import { ENGLISH, type Texts } from '../translate'

/** Creates the stores that say what is on the screen and how it is written. */
export const createDisplayState = (locale: string, texts: Texts) => {
  const $english = atom<Record<string, string>>(ENGLISH)
  $english.subscribe(english => Object.assign(texts, { ...english, ...texts }))
  const $display = atom<Display>(entries => entries)
  return {
    $conversation: atom<ConversationModel | undefined>(),
    $screen: atom<Screen | undefined>(),
    $english,
    $overlay: atom<Overlay | undefined>(),
    $locale: atom(locale),
    $timeFormat: atom<TimeFormat | undefined>(),
    $display,
    $hidden: atom<HiddenMessages>({ has: () => false, countUnread: () => 0 }),
    display: (...shown) => $display.get()(...shown)
  } satisfies Partial<MessengerContext>
}
