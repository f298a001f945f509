import { useMemo } from 'react'
import { atom, type WritableAtom } from 'nanostores'
import {
  type FormAnswer,
  type FormMessage as Form,
  type FormResponseContent,
  type FormResponseDraft,
  type Message
} from '../../../protocol'
import { type ContentProps, Slot, useMessengerContext } from '../../core'
import { Announcement, Unsupported } from '../../shared'
import { EMPTY_DRAFT, type Draft } from './draft'
import { Fields } from './Fields'
import { readFields } from './read-fields'
import { useEntry } from './use-entry'

const isResponse = (message: Message, formId: string) =>
  message.type === 'formResponse' && message.quotedMessageId === formId

/** Creates the view of forms, which keeps partial answers as long as the messenger lives. */
export const createFormMessage = () => {
  const drafts = new Map<string, WritableAtom<Draft>>()

  const draftOf = (id: string) => {
    const $draft = drafts.get(id) ?? atom(EMPTY_DRAFT)
    drafts.set(id, $draft)
    return $draft
  }

  return function FormMessage({ entry }: ContentProps) {
    const { clientReady, $conversation } = useMessengerContext()
    const message = entry.message as Form
    const { id, text } = message
    const fields = useMemo(() => readFields(message), [message.fields])
    const response = useEntry(isResponse, id)
    if (!fields) return <Unsupported />

    const retry = async () => {
      const client = await clientReady
      if (response) client.retryMessage(response.key)
    }

    const send = async (answers: readonly FormAnswer[]) => {
      const { internals } = await clientReady
      const conversationId = $conversation.get()?.info.peek()?.id
      const fields = [...answers]
      const draft: FormResponseDraft = { type: 'formResponse', fields, quotedMessageId: id }
      // A failure is shown in the form.
      internals.send(draft, conversationId).catch(() => {})
    }

    return (
      <Fields
        id={id}
        message={message}
        fields={fields}
        $draft={draftOf(id)}
        answers={message.answers ?? (response?.message as FormResponseContent | undefined)?.fields}
        status={message.submitted ? 'sent' : response?.status}
        onFilled={answers => void send(answers)}
        onRetry={() => void retry()}
      >
        <Announcement of="sentForm" message={message} />
        {text && (
          <p dir="auto">
            <Slot name="richText" text={text}>
              {text}
            </Slot>
          </p>
        )}
      </Fields>
    )
  }
}
