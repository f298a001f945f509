import type { Content, FormAnswer } from '../../../protocol'

/** Returns the name of a file: its text, else the end of its address. */
export const fileName = ({ altText, mediaUrl }: { altText?: string; mediaUrl: string }): string => {
  if (altText) return altText
  const [path = ''] = mediaUrl.split(/[?#]/)
  const name = path.split('/').at(-1) || mediaUrl
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the answer to a field as text. */
export const answerText = (answer: FormAnswer): string => {
  if (answer.type === 'text') return answer.text
  if (answer.type === 'email') return answer.email
  return answer.select.map(({ label }) => label).join(', ')
}

const list = (words: string[]) => words.join(', ')

/** Returns a summary of a message in one line. */
export const summary = (content: Content): string => {
  switch (content.type) {
    case 'text':
      return content.text || list(content.actions?.map(({ text }) => text) ?? [])
    case 'image':
      return content.text ?? (content.altText ? `Picture: ${content.altText}` : 'Picture')
    case 'file':
      return content.text ?? `File: ${fileName(content)}`
    case 'carousel':
    case 'list':
      return list(content.items.map(({ title }) => title))
    case 'location':
      return content.location?.name ? `Location: ${content.location.name}` : 'Location'
    case 'form':
      return `Form: ${list(content.fields.map(({ label }) => label))}`
    case 'formResponse':
      return `Answers: ${list(content.fields.map(answerText))}`
    default:
      return 'A message of another kind'
  }
}
