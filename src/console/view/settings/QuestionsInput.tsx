import { useRef, useState } from 'react'
import { FORM_FIELDS_MAX } from '../../../protocol'
import { newQuestion, type QuestionDraft, standardQuestions } from '../../model'
import { moveEntry } from './move-entry'
import { QuestionEditor } from './QuestionEditor'
import type { InputTies } from './field-ties'
import type { PlaceProblem } from './setting-problems'
import { useDrag } from './use-drag'
import { useKeptFocus } from './use-kept-focus'

const TYPES = [
  ['text', 'Text'],
  ['email', 'E-mail'],
  ['select', 'Choice']
] as const

interface QuestionsInputProps {
  ties: InputTies
  /** Null: the standard questions, in the language of the visitor. */
  value: QuestionDraft[] | null
  problems: PlaceProblem[]
  onValue: (value: QuestionDraft[] | null) => void
}

/** Questions of the prechat form, in their order. */
export function QuestionsInput({ ties, value, problems, onValue }: QuestionsInputProps) {
  const [message, setMessage] = useState('')
  const addButtons = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus()
  const nameOf = (question: QuestionDraft, index: number) =>
    question.label.trim() || `question ${index + 1}`
  function move(from: number, to: number) {
    const moved = value?.[from]
    if (!value || !moved) return
    keepFocus()
    onValue(moveEntry(value, from, to))
    setMessage(`${nameOf(moved, from)} is number ${to + 1} of ${value.length}.`)
  }
  const { entryOf, gripOf } = useDrag(move)

  if (!value) {
    return (
      <>
        <p>Name and e-mail address are asked for, in the language of the visitor.</p>
        <button
          className="button"
          type="button"
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          onClick={() => onValue(standardQuestions())}
        >
          Ask your own questions
        </button>
      </>
    )
  }
  const firstEmail = value.find(({ type }) => type === 'email')
  return (
    <>
      <ol className="questions">
        {value.map((question, index) => (
          <li key={question.key} {...entryOf(index)}>
            <QuestionEditor
              question={question}
              name={nameOf(question, index)}
              index={index}
              count={value.length}
              isLinked={question === firstEmail}
              problems={problems.flatMap(({ place, text }) =>
                place.startsWith(`${index}.`)
                  ? [{ place: place.slice(`${index}.`.length), text }]
                  : []
              )}
              onChange={change => onValue(value.with(index, { ...question, ...change }))}
              grip={gripOf(index)}
              onMove={to => move(index, to)}
              onRemove={() => {
                const rest = value.toSpliced(index, 1)
                onValue(rest.length ? rest : null)
                addButtons.current?.querySelector('button')?.focus()
              }}
            />
          </li>
        ))}
      </ol>
      <p className="hidden" role="status">
        {message}
      </p>
      <div
        className="actions"
        id={ties.id}
        ref={addButtons}
        role="group"
        aria-label="Add a question"
      >
        {TYPES.map(([type, name]) => (
          <button
            className="button"
            type="button"
            key={type}
            aria-label={`Add question: ${name}`}
            aria-disabled={value.length >= FORM_FIELDS_MAX}
            onClick={() => {
              if (value.length < FORM_FIELDS_MAX) onValue([...value, newQuestion(type, value)])
            }}
          >
            + {name}
          </button>
        ))}
        <span className="count">
          {value.length} of {FORM_FIELDS_MAX}
        </span>
      </div>
      <button className="button quiet" type="button" onClick={() => onValue(null)}>
        Back to the standard questions
      </button>
    </>
  )
}
