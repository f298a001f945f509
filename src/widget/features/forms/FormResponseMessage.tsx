import type { FormResponseContent } from '../../../protocol'
import type { ContentProps } from '../../core'
import { answerText } from './answer-text'

/** Answers of a visitor to a form. */
export function FormResponseMessage({ entry }: ContentProps) {
  const { fields } = entry.message as FormResponseContent
  return (
    <dl className="bubble answers">
      {fields.map(answer => (
        <div key={answer.name}>
          <dt dir="auto">{answer.label}</dt>
          <dd dir="auto">{answerText(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}
