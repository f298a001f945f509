import type { Services } from '../../services'

/** The locale as the browser knows it, or `en-US`: spec §5. A country that is not known is let pass. */
export const supportedLocale = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}

/** Brings the texts of a locale: of language and country, or else of the language alone. */
export const bringLanguage = async ({ need, root }: Services, locale: string): Promise<void> => {
  const [language] = locale.split('-')
  if (language === 'en') return
  for (const tag of new Set([locale, language])) {
    await need(`locale-${tag}`)
    // Texts that have come say of the root which language it speaks.
    if (root.lang === tag) return
  }
}
