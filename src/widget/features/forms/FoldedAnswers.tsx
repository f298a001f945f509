import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../protocol'
import { Icon } from '../../core'
import { DONE_ICON } from '../../shared'
import { answerText } from './answer-text'

interface FoldedAnswersProps {
  answers: readonly FormAnswer[]
  /** Above the line of answers. */
  children?: ReactNode
}

/** Answers to a form in one line, which a press unfolds. */
export function FoldedAnswers({ answers, children }: FoldedAnswersProps) {
  return (
    <details>
      <summary>
        <Icon path={DONE_ICON} />
        <span>
          {children}
          <small dir="auto">{answers.map(answerText).join(', ')}</small>
        </span>
      </summary>
      <dl className="answers">
        {answers.map(answer => (
          <div key={answer.name}>
            <dt dir="auto">{answer.label}</dt>
            <dd dir="auto">{answerText(answer)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
