/**
 * Writes an amount as people of a locale do.
 *
 * @param amount In the currency's smallest unit: cents, but whole yen.
 * @param currency As in ISO 4217, in any case.
 */
export const formatAmount = (amount: number, currency: string, locale: string): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits!)
}
