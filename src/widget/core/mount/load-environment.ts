import type { ConfigAnswer } from '../../../protocol'
import type { WidgetSettings } from '../public'
import type { MessengerContext } from '../messenger-context'
import { phoneQuery } from '../phone'

/** Locale of the built-in texts and dates. */
export const ENGLISH_LOCALE = 'en-US'

interface EnvironmentOptions extends Pick<MessengerContext, 'loadSlot'> {
  page: Pick<Window, 'document' | 'matchMedia'>
  config: Pick<ConfigAnswer, 'locale'>
  settings: WidgetSettings
  locale: string
}

/**
 * Loads what the settings need beside English on a large screen.
 *
 * @returns A promise that the first paint waits for: of another language, and of a delegate, which may hide messages.
 */
export const loadEnvironment = ({
  page,
  config,
  settings,
  locale,
  loadSlot
}: EnvironmentOptions) => {
  const { backgroundImageUrl, customText, delegate } = settings
  const isEnglish = /^en\b/.test(locale)
  // English as the server has chosen it needs no more; that of a page's option may be no locale at all.
  const isForeign = locale !== ENGLISH_LOCALE && !(isEnglish && locale === config.locale)
  const isMirrored = page.document.documentElement.dir === 'rtl'
  const isPhone = phoneQuery(page).matches
  // Beside the environment, which calls it.
  if (!isEnglish) void loadSlot('loadLanguage')
  const ready = Promise.all([
    (isForeign || customText || backgroundImageUrl || isPhone || isMirrored) &&
      loadSlot('environmentReady').then(environmentReady => environmentReady()),
    delegate && loadSlot('calls')
  ])
  return isForeign || delegate ? ready : undefined
}
