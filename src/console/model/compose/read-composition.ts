import type { Action, Content, Item } from '../../../protocol'
import { readQuestions } from '../settings'
import {
  type ButtonDraft,
  type Composition,
  EMPTY_COMPOSITION,
  type ItemDraft
} from './compositions'
import { writeMarksOf } from './formatted-text'

const readButton = (action: Action, index: number): ButtonDraft[] => {
  const base = { key: index + 1, text: action.text }
  if (action.type === 'link') return [{ ...base, type: 'link', target: action.uri }]
  if (action.type === 'locationRequest') return [{ ...base, type: action.type, target: '' }]
  if (action.type === 'reply' || action.type === 'postback') {
    return [{ ...base, type: action.type, target: action.payload }]
  }
  return []
}

const readItem = (item: Item, index: number): ItemDraft => ({
  key: index + 1,
  title: item.title,
  description: item.description ?? '',
  mediaUrl: item.mediaUrl ?? '',
  buttons: item.actions.flatMap(readButton)
})

/** Reads a message that was composed, to go on with it; undefined for a type that is not. */
export const readComposition = (content: Content): Composition | undefined => {
  switch (content.type) {
    case 'text':
    case 'image': {
      const { text = '', htmlText, actions = [] } = content
      if (content.type === 'text' && htmlText && !actions.length) {
        return { ...EMPTY_COMPOSITION, kind: 'formatted', text: writeMarksOf(htmlText) }
      }
      const buttons = actions.flatMap(readButton)
      if (content.type === 'text') return { ...EMPTY_COMPOSITION, kind: 'buttons', text, buttons }
      const { mediaUrl, altText = '' } = content
      return { ...EMPTY_COMPOSITION, kind: 'picture', text, mediaUrl, altText, buttons }
    }
    case 'location': {
      const { coordinates, location: { name = '', address = '' } = {} } = content
      const [lat, long] = [String(coordinates.lat), String(coordinates.long)]
      return { ...EMPTY_COMPOSITION, kind: 'location', lat, long, name, address }
    }
    case 'carousel':
    case 'list':
      return { ...EMPTY_COMPOSITION, kind: content.type, items: content.items.map(readItem) }
    case 'form': {
      const { text = '', fields: asked, blockChatInput: isBlocking = false } = content
      return { ...EMPTY_COMPOSITION, kind: 'form', text, fields: readQuestions(asked), isBlocking }
    }
    default:
      return undefined
  }
}
