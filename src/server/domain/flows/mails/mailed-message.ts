import type { Action, Content, FormField } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { fallbackText } from '../../views'

/** A message as a mail shows it. */
export interface MailedMessage {
  id: string
  /** Undefined: the business itself. */
  authorName?: string | undefined
  text: string
  /** Files and pages that it points to. */
  links: { text: string; url: string }[]
}

const nameOfFile = (url: string): string => {
  const name = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined
  try {
    return decodeURIComponent(name || url)
  } catch {
    return name || url
  }
}

const linksOf = (actions: Action[] = []): MailedMessage['links'] =>
  actions.flatMap(action =>
    'uri' in action && /^https?:/i.test(action.uri) ? [{ text: action.text, url: action.uri }] : []
  )

const labelsOf = (fields: FormField[]) => fields.map(({ label }) => label).join('\n')

const partsOf = (content: Content): Omit<MailedMessage, 'id'> => {
  switch (content.type) {
    case 'text':
      return { text: content.text, links: linksOf(content.actions) }
    case 'image':
    case 'file': {
      const { mediaUrl, altText, text = '', actions } = content
      const file = { text: altText || nameOfFile(mediaUrl), url: mediaUrl }
      return { text, links: [file, ...linksOf(actions)] }
    }
    case 'form':
      return { text: content.text ?? labelsOf(content.fields), links: [] }
    case 'formResponse':
      return { text: content.text ?? '', links: [] }
    default:
      return { text: fallbackText(content), links: [] }
  }
}

/** Reads what a mail shows of a message. */
export const toMailed = ({
  id,
  authorJson,
  contentJson
}: Pick<Row<'messages'>, 'id' | 'authorJson' | 'contentJson'>): MailedMessage => ({
  id,
  authorName: readJson<{ displayName?: string }>(authorJson).displayName,
  ...partsOf(readJson<Content>(contentJson))
})
