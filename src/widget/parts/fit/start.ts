import { formatTime } from '../format-time'
import type { PartModule } from '../part'
import { safeMedia } from '../safe-url'
import { frameOf } from '../frame-of'
import { keepFocus } from './keep-focus'
import { fitKeyboard } from './keyboard'
import { bringLanguage, supportedLocale } from './language'
import { STYLES } from './styles'

/** Makes ready what few pages ask for: another language, own texts, a background, a phone's keyboard. */
export const start: PartModule['start'] = services => {
  const { addStyles, context, redraw, root, settings, texts, $slots } = services
  fitKeyboard(services)
  keepFocus(services)

  const fit = async () => {
    const background = safeMedia(settings.backgroundImageUrl, context.config.baseUrl)
    if (background) {
      root.style.setProperty('--pipit-background-image', `url(${JSON.stringify(background)})`)
      addStyles(STYLES)
    }
    const format = texts.conversationTimestampHeaderFormat as string | undefined
    if (format) services.formatTime = time => formatTime(time, format, services.locale)
    services.locale = supportedLocale(settings.locale ?? services.locale)
    await bringLanguage(services, services.locale)
    const frame = frameOf(services)
    if (frame) frame.title = root.ownerDocument.title = services.getTitle()
    redraw()
  }
  const ready = fit()
  return {
    fit: () => ready,
    refit: async () => {
      $slots.get().beginTexts!()
      Object.assign(root, { lang: 'en', dir: 'ltr' })
      await fit()
    },
    formatTime
  }
}
