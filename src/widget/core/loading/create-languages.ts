import type { Feature } from '../feature'
import type { HostContext } from '../public'
import type { Language } from './language'

/**
 * Makes the feature that loads languages, which each bundle does in a way of its own.
 *
 * @param load Resolves to undefined when there are no texts in that language; called again when it fails.
 */
export const createLanguages = (
  load: (tag: string, host: HostContext) => Promise<Language | undefined>
): Feature => ({
  slots: ['loadLanguage'],
  setup: ({ host, retryUntilLoaded }) => ({
    loadLanguage: tag => retryUntilLoaded(() => load(tag, host))
  })
})
