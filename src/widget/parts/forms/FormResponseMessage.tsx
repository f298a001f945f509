import type { FormResponseContent } from '../../../protocol'
import type { ContentProps } from '../part'
import { answerText } from './answer-text'

/** What a visitor has filled in. */
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
