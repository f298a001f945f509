import {
  checkAnswers,
  type FormAnswer,
  type FormContent,
  formNotFound,
  type FormResponseContent,
  formSubmitted
} from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { findMessage, listParticipants, type MessageContent } from '../../records'
import type { Tx } from '../../transaction'
import { toMessage } from '../../views'

/** Content of a formResponse, and the form it answers. */
export interface Submission {
  content: FormResponseContent
  quoted: Row<'messages'>
}

const valueOf = (answer: FormAnswer): string => {
  if (answer.type === 'text') return answer.text
  if (answer.type === 'email') return answer.email
  return answer.select.map(({ label }) => label).join(', ')
}

/** Writes answers as text, for clients that show no forms. */
export const answerLines = (answers: FormAnswer[]): string =>
  answers.map(answer => `${answer.label}: ${valueOf(answer)}`).join('\n')

const readForm = (row: Row<'messages'> | undefined): FormContent | undefined => {
  const content = row && readJson<MessageContent>(row.contentJson)
  return content?.type === 'form' ? content : undefined
}

/**
 * Checks answers against their form, and closes the form with them before everyone in the conversation.
 *
 * @returns Fields of the message to post.
 * @throws {ChatError} `not-found` when the conversation has no such form, `form-submitted` when it has
 * been answered, `invalid-answer`.
 */
export const submitForm = async (
  { db, emitUserEvent }: Tx,
  { id: conversationId }: Pick<Row<'conversations'>, 'id'>,
  { quotedMessageId = '', fields }: FormResponseContent
): Promise<Submission> => {
  const row = await findMessage(db, conversationId, quotedMessageId)
  const form = readForm(row)
  if (!row || !form || row.isSilent) throw formNotFound(quotedMessageId)
  if (form.submitted) throw formSubmitted(quotedMessageId)
  const answers = checkAnswers(form.fields, fields)

  const content: FormContent = { ...form, submitted: true, answers }
  const quoted = { ...row, contentJson: JSON.stringify(content) }
  await db
    .updateTable('messages')
    .set({ contentJson: quoted.contentJson })
    .where('id', '=', row.id)
    .where('conversationId', '=', conversationId)
    .execute()
  for (const { userId } of await listParticipants(db, conversationId)) {
    emitUserEvent(userId, {
      type: 'message:updated',
      conversation: { id: conversationId },
      message: toMessage(quoted, userId)
    })
  }
  return {
    content: { type: 'formResponse', fields: answers, quotedMessageId, text: answerLines(answers) },
    quoted
  }
}
