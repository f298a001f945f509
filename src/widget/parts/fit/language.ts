import type { Services } from '../../services'

/** Texts of another name that those who speak a language read. */
const READ: Record<string, string> = {
  nn: 'nb',
  no: 'nb',
  'zh-HK': 'zh-TW',
  'zh-Hant': 'zh-TW',
  'zh-MO': 'zh-TW'
}

/** The locale as the browser knows it, or `en-US`: spec §5. A country that is not known is let pass. */
export const supportedLocale = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}

/** Brings the texts of a locale; where there are none, those of the locale without its last part. */
export const bringLanguage = async ({ need, root }: Services, locale: string): Promise<void> => {
  if (/^en\b/.test(locale)) return
  for (let range = locale; range; range = range.replace(/-?\w+$/, '')) {
    const tag = READ[range] ?? range
    await need(`locale-${tag}`)
    // Texts that have come say of the root which language it speaks.
    if (root.lang === tag) return
  }
}
