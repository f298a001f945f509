import type { Content, FormAnswer } from '../../../protocol'

/** What a file is called: by what was said of it, else by the end of its address. */
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

/** What somebody filled in, in words. */
export const answerText = (answer: FormAnswer): string => {
  if (answer.type === 'text') return answer.text
  if (answer.type === 'email') return answer.email
  return answer.select.map(({ label }) => label).join(', ')
}

const list = (words: string[]) => words.join(', ')

/** Says in one line what a message says. */
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
