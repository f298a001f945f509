import type { Content } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { fallbackText } from '../../views'

/** Returns what a message says, to search in. */
export const wordsOf = ({ contentJson }: Pick<Row<'messages'>, 'contentJson'>): string => {
  const content = readJson<Content>(contentJson)
  const inWords =
    content.type === 'carousel' || content.type === 'list' || content.type === 'location'
      ? fallbackText(content)
      : undefined
  const altText = 'altText' in content ? content.altText : undefined
  return [content.text, altText, inWords].filter(Boolean).join(' ')
}
