import type { Content, FormAnswer } from '../../../protocol'
import type { Translate } from '../../texts'

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
export const answerText = (t: Translate, answer: FormAnswer): string => {
  if (answer.type === 'text') return answer.text
  if (answer.type === 'email') return answer.email
  return answer.select.map(({ label }) => label).join(t('common.comma'))
}

/** Returns a summary of a message in one line. */
export const summary = (t: Translate, content: Content): string => {
  const list = (words: string[]) => words.join(t('common.comma'))
  switch (content.type) {
    case 'text':
      return content.text || list(content.actions?.map(({ text }) => text) ?? [])
    case 'image':
      return (
        content.text ??
        (content.altText ? t('content.pictureOf', { text: content.altText }) : t('content.picture'))
      )
    case 'file':
      return content.text ?? t('content.file', { name: fileName(content) })
    case 'carousel':
    case 'list':
      return list(content.items.map(({ title }) => title))
    case 'location':
      return content.location?.name
        ? t('content.locationOf', { name: content.location.name })
        : t('content.location')
    case 'form':
      return t('content.form', { fields: list(content.fields.map(({ label }) => label)) })
    case 'formResponse':
      return t('content.answers', {
        answers: list(content.fields.map(answer => answerText(t, answer)))
      })
    default:
      return t('content.other')
  }
}
