import { attempt } from './attempt'

/** `toLocaleString` of dates and numbers, with options that an older browser refuses: units. */
export const toLocaleString = (
  value: Date | number,
  locale?: string,
  options?: Intl.NumberFormatOptions
): string =>
  attempt(
    () => value.toLocaleString(locale, options as object),
    () => `${value.toLocaleString()} ${options?.unit ?? ''}`
  )
