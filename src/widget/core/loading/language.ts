/** A text, or one for each plural form of the language that differs; the number picks it. */
export type LanguageText = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** The built-in texts in another language than English. */
export interface Language {
  /** BCP 47 tag, which decides the plural forms. */
  tag: string
  /** @default ltr */
  dir?: 'rtl'
  texts: Record<string, LanguageText>
}
