import { attempt } from './attempt'

/** Units as written in browsers that cannot format them. */
const UNITS: Record<string, string> = {
  kilobyte: ' kB',
  megabyte: ' MB',
  gigabyte: ' GB',
  degree: '\u00b0'
}
/** The most common currencies without cents. */
const WHOLE_ONLY = /^(clp|jpy|krw|vnd)$/i
/** Direction marks, which Internet Explorer writes between the parts of a date. */
const MARKS = /[\u200e\u200f]/g

/** Undefined in the oldest browsers, in which each attempt below throws. */
const given: typeof Intl | undefined = window.Intl

const plainNumber = (options: Intl.NumberFormatOptions) => {
  const { currency = '', unit = '', minimumIntegerDigits = 1 } = options
  const { maximumFractionDigits = WHOLE_ONLY.test(currency) ? 0 : currency ? 2 : 3 } = options
  const scale = Math.pow(10, maximumFractionDigits)
  return {
    format: (value: number) => {
      let text = currency
        ? value.toFixed(maximumFractionDigits)
        : String(Math.round(value * scale) / scale)
      while (text.length < minimumIntegerDigits) text = `0${text}`
      return text + (unit && (UNITS[unit] ?? ` ${unit}`)) + (currency && `\u00a0${currency}`)
    },
    resolvedOptions: () => ({ maximumFractionDigits })
  }
}

const NumberFormat = function (locale: string, options: Intl.NumberFormatOptions = {}) {
  return attempt<unknown>(
    () => new given.NumberFormat(locale, options),
    () => plainNumber(options)
  )
}

/** Returns the parts of a date, each formatted by itself. */
const partsOf = (time: Date, locale: string, options: Intl.DateTimeFormatOptions) => {
  const numbers: Record<string, number> = {
    year: time.getFullYear(),
    month: time.getMonth() + 1,
    day: time.getDate(),
    hour: time.getHours(),
    minute: time.getMinutes()
  }
  const parts = Object.keys(options).map(type => {
    const style = options[type as 'month']
    const isWord = style === 'long' || style === 'short'
    const write = () =>
      new given.DateTimeFormat(locale, { [type]: style }).format(time).replace(MARKS, '')
    return { type, value: isWord ? attempt(write, () => '') : String(numbers[type]) }
  })
  return parts.concat({ type: 'dayPeriod', value: time.getHours() < 12 ? 'AM' : 'PM' })
}

const DateTimeFormat = function (locale: string, options: Intl.DateTimeFormatOptions = {}) {
  const own = attempt(
    () => new given.DateTimeFormat(locale, options),
    () => undefined
  )
  return own && 'formatToParts' in own
    ? own
    : { formatToParts: (time: Date) => partsOf(time, locale, options) }
}

DateTimeFormat.supportedLocalesOf = (locale: string) =>
  given ? given.DateTimeFormat.supportedLocalesOf(locale) : [locale]

const PluralRules = function (locale: string) {
  return attempt<unknown>(
    () => new given.PluralRules(locale),
    () => ({ select: (count: number) => (count === 1 ? 'one' : 'other') })
  )
}

/** Stands for `Intl`: the browser's own as far as it goes. */
export const intlOfOurs = { NumberFormat, DateTimeFormat, PluralRules }
