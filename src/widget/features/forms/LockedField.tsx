import type { FormAnswer } from '../../../protocol'
import { Icon } from '../../core'
import { DONE_ICON } from '../../shared'
import { answerText } from './answer-text'

interface LockedFieldProps {
  id: string
  answer: FormAnswer
}

/** A field that is filled in: it can be read, and not changed. */
export function LockedField({ id, answer }: LockedFieldProps) {
  const text = answerText(answer)
  return (
    <div className="field">
      <label htmlFor={id} dir="auto">
        {answer.label}
      </label>
      <div className="locked">
        {answer.type === 'select' ? (
          <select id={id} dir="auto" disabled>
            <option>{text}</option>
          </select>
        ) : (
          <input id={id} type={answer.type} dir="auto" readOnly value={text} />
        )}
        <Icon path={DONE_ICON} />
      </div>
    </div>
  )
}
