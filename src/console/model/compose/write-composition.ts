import { type Action, type Content, type FormField, type Item, newAction } from '../../../protocol'
import { writeQuestion } from '../settings'
import { readMarks } from './formatted-text'
import type { ButtonDraft, Composition, ItemDraft } from './compositions'

/** Reads a number as it was typed, with a point or a comma; NaN: it is none. */
export const readDegrees = (typed: string): number =>
  typed.trim() ? Number(typed.trim().replace(',', '.')) : Number.NaN

const writeButton = ({ type, text: typed, target }: ButtonDraft): Action => {
  const text = typed.trim()
  if (type === 'link') return newAction({ type, text, uri: target.trim() })
  if (type === 'locationRequest') return newAction({ type, text })
  return newAction({ type, text, payload: target.trim() || text })
}

/** Leaves out texts without a character. */
const texts = <Name extends string>(typed: Record<Name, string>): Partial<Record<Name, string>> => {
  const filled = Object.entries<string>(typed).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(filled.filter(([, text]) => text)) as Partial<Record<Name, string>>
}

const writeItem = ({ title, description, mediaUrl, buttons }: ItemDraft): Item => ({
  title: title.trim(),
  ...texts({ description, mediaUrl }),
  actions: buttons.map(writeButton)
})

/** Writes a composed message as it is sent. What is not filled in yet is empty there too. */
export const writeComposition = (composition: Composition): Content => {
  const { kind, text, mediaUrl, altText, name, address, lat, long, isBlocking } = composition
  const buttons = composition.buttons.map(writeButton)
  const actions = buttons.length > 0 && { actions: buttons }
  switch (kind) {
    case 'formatted':
      return { type: 'text', ...readMarks(text) }
    case 'buttons':
      return { type: 'text', text: text.trim(), ...actions }
    case 'picture':
      return { type: 'image', mediaUrl: mediaUrl.trim(), ...texts({ altText, text }), ...actions }
    case 'location': {
      const location = texts({ name, address })
      return {
        type: 'location',
        coordinates: { lat: readDegrees(lat), long: readDegrees(long) },
        ...(Object.keys(location).length > 0 && { location })
      }
    }
    case 'form':
      return {
        type: 'form',
        ...texts({ text }),
        // The server checks them, as it does those of settings.
        fields: composition.fields.map(field => writeQuestion(field) as FormField),
        submitted: false,
        ...(isBlocking && { blockChatInput: true })
      }
    default:
      return { type: kind, items: composition.items.map(writeItem) }
  }
}
