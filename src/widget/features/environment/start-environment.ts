import { formatTime, frameOf, safeMedia } from '../../shared'
import type { MessengerContext, Slots } from '../../core'
import { keepFocus } from './keep-focus'
import { followScreen } from './follow-screen'
import { showLanguage, supportedLocale } from './language'
import { createLayers } from './layer-texts'
import { BACKGROUND_STYLES, MIRRORED_STYLES } from './styles'
import { ViewMark } from './ViewMark'

/**
 * Adapts a messenger to its page and settings: language, own texts, background, a phone's keyboard.
 */
export const startEnvironment = (
  context: MessengerContext
): Pick<Slots, 'applySettings' | 'environmentReady' | 'formatTime' | 'viewMark'> => {
  const { addStyles, host, redraw, root, settings, texts, $locale, $timeFormat } = context
  const layers = createLayers(context)
  followScreen(context)
  keepFocus(context)
  addStyles(MIRRORED_STYLES)

  const apply = async () => {
    const background = safeMedia(settings.backgroundImageUrl, host.config.baseUrl)
    root.style.setProperty(
      '--pipit-background-image',
      background ? `url(${JSON.stringify(background)})` : ''
    )
    if (background) addStyles(BACKGROUND_STYLES)
    const { conversationTimestampHeaderFormat: format } = texts
    if (typeof format === 'string') {
      $timeFormat.set((time, locale) => formatTime(time, format, locale))
    }
    const locale = supportedLocale(settings.locale ?? $locale.get())
    $locale.set(locale)
    await showLanguage(context, layers, locale)
    const frame = frameOf(context)
    if (frame) frame.title = root.ownerDocument.title = context.getTitle()
    redraw()
  }
  const ready = apply()
  return {
    environmentReady: () => ready,
    applySettings: async () => {
      layers.reset()
      Object.assign(root, { lang: 'en', dir: 'ltr' })
      await apply()
    },
    formatTime,
    viewMark: ViewMark
  }
}
