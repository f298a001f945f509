import { isNote, type Message } from '../api'
import { summary } from './content/summary'
import { useTexts } from './context'

const kindOf = (message: Message) => {
  if (isNote(message)) return 'inbox.note'
  if (message.deliveryError) return 'inbox.notDelivered'
  return message.author.type === 'business' ? 'inbox.you' : undefined
}

/** The newest message of a conversation in one line, which reads in the direction of what was written. */
export function LastMessage({ message }: { message: Message | undefined }) {
  const { t } = useTexts()
  if (!message) return t('inbox.noMessages')
  const text = summary(t, message.content)
  const kind = kindOf(message)
  if (!kind) return text
  // `dir=auto` passes over `bdi`.
  return t
    .pieces(kind, { text })
    .map((piece, index) => (piece === text ? piece : <bdi key={index}>{piece}</bdi>))
}
