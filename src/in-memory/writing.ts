import type { ClientMessage, Conversation, MessageAnswer, NewConversation } from '../protocol'
import type { Records } from './records'
import { business, visitor } from './state'

/** Stores what the visitor sent, once. */
export const receive = (
  { add, change }: Records,
  conversation: Conversation<string>,
  { clientMessageId, message }: ClientMessage
): MessageAnswer => {
  const known = conversation.messages.find(each => each.clientMessageId === clientMessageId)
  if (known) return { message: known }
  const stored = add(visitor(message), conversation, clientMessageId)
  if (message.type === 'formResponse') {
    const form = conversation.messages.find(({ id }) => id === message.quotedMessageId)!
    change(form, { submitted: true, answers: message.fields }, conversation)
  }
  return { message: stored }
}

/** Stores a file that the visitor sent; its address lives as long as the page. */
export const receiveFile = (
  { add }: Records,
  conversation: Conversation<string>,
  form: FormData
): MessageAnswer => {
  const file = form.get('source') as File
  const type = file.type.startsWith('image/') ? 'image' : 'file'
  const media = { mediaUrl: URL.createObjectURL(file), mediaType: file.type, mediaSize: file.size }
  const said = visitor({ type, ...media, altText: file.name })
  return { message: add(said, conversation, String(form.get('clientMessageId'))) }
}

/** Begins a conversation with what was said first. */
export const begin = (
  records: Records,
  { messages = [], prechat, ...fields }: NewConversation
): Conversation<string> => {
  const conversation = records.begin({ ...fields, said: [] })
  for (const message of messages) receive(records, conversation, message)
  if (!prechat) return conversation
  const { greeting, confirmation, answers, avatarUrl } = prechat
  const author = avatarUrl ? { avatarUrl } : {}
  const form = { type: 'form', fields: prechat.fields, submitted: true, answers } as const
  records.add(business({ type: 'text', text: greeting, ...author }), conversation)
  const { id } = records.add(business({ ...form, ...author }), conversation)
  records.add(business({ type: 'text', text: confirmation, ...author }), conversation)
  const response = { type: 'formResponse', fields: answers, quotedMessageId: id } as const
  records.add(visitor(response), conversation)
  return conversation
}
