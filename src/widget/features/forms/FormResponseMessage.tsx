import type { FormResponseContent, Message } from '../../../protocol'
import { type ContentProps, useMessengerContext } from '../../core'
import { FoldedAnswers } from './FoldedAnswers'
import { readFields } from './read-fields'
import { useEntry } from './use-entry'

const isForm = ({ id }: Message, formId: string) => id === formId

/** Answers of a visitor, where their form is not among the messages: else it shows them itself. */
export function FormResponseMessage({ entry }: ContentProps) {
  const { display } = useMessengerContext()
  const { fields, quotedMessageId } = entry.message as FormResponseContent
  const found = useEntry(isForm, quotedMessageId)
  const [form] = found ? display([found]) : []
  if (form?.message.type === 'form' && readFields(form.message)) return <span className="in-form" />
  return (
    <div className="bubble folded">
      <FoldedAnswers answers={fields} />
    </div>
  )
}
