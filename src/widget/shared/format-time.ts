const TOKENS = /\[([^\]]*)\]|YYYY|YY|M{1,4}|D{1,2}|d{3,4}|H{1,2}|h{1,2}|mm|A|a/g

/**
 * Writes a time as a format says, in the words, digits and calendar of a locale.
 *
 * @param format YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm A a; what stands in `[brackets]` is
 * written as it is.
 */
export const formatTime = (time: Date, format: string, locale: string): string => {
  const read = (options: Intl.DateTimeFormatOptions) =>
    Object.fromEntries(
      new Intl.DateTimeFormat(locale, options)
        .formatToParts(time)
        .map(({ type, value }) => [type, value])
    )
  const { year, month, day, hour, minute } = read({
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    hourCycle: 'h23',
    numberingSystem: 'latn'
  })
  const h = ((Number(hour) + 11) % 12) + 1

  const write = (token: string) => {
    const [letter = '', { length }] = [token[0], token]
    const width = length > 3 ? 'long' : 'short'
    if (letter === 'd') return read({ weekday: width }).weekday
    // Beside a day, many languages give the month another ending.
    if (letter === 'M' && length > 2)
      return read({ month: width, ...(/D/.test(format) && { day: 'numeric' }) }).month
    if (/a/i.test(letter)) {
      const half = read({ hour: 'numeric', hour12: true }).dayPeriod ?? ''
      return letter === 'a' ? half.toLocaleLowerCase(locale) : half.toLocaleUpperCase(locale)
    }
    const value = { Y: year, M: month, D: day, H: hour, h, m: minute }[letter]
    return new Intl.NumberFormat(locale, {
      minimumIntegerDigits: length,
      useGrouping: false
    }).format(Number(token === 'YY' ? Number(value) % 100 : value))
  }

  return format.replace(TOKENS, (token, words?: string) => words ?? write(token) ?? '')
}
