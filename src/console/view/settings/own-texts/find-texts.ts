import { listTextKeys } from '../../../../protocol'

/** Lists the keys of texts that have some words, in their key, the messenger's text or the own one. */
export const findTexts = (
  query: string,
  originals: Record<string, string>,
  texts: Record<string, string>
): string[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return listTextKeys().filter(key => {
    const searched = `${key} ${originals[key] ?? ''} ${texts[key] ?? ''}`.toLowerCase()
    return words.every(word => searched.includes(word))
  })
}
