import { useRef, useState } from 'react'
import { FORM_FIELDS_MAX } from '../../../protocol'
import { newQuestion, type QuestionDraft, standardQuestions } from '../../model'
import { useTexts } from '../context'
import { useNextFocus } from '../forms'
import { moveEntry } from './move-entry'
import { QuestionEditor } from './QuestionEditor'
import type { InputTies } from './field-ties'
import type { PlaceProblem } from './setting-problems'
import { useDrag } from './use-drag'
import { useKeptFocus } from './use-kept-focus'

const TYPES = ['text', 'email', 'select'] as const

interface QuestionsInputProps {
  ties: InputTies
  /** Null: the standard questions, in the language of the visitor. */
  value: QuestionDraft[] | null
  problems: PlaceProblem[]
  onValue: (value: QuestionDraft[] | null) => void
}

/** Questions of the prechat form, in their order. */
export function QuestionsInput({ ties, value, problems, onValue }: QuestionsInputProps) {
  const { t } = useTexts()
  const [message, setMessage] = useState('')
  const ownButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const addButtons = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus()
  const focusNext = useNextFocus()
  const nameOf = (question: QuestionDraft, index: number) =>
    question.label.trim() || t('questions.unnamed', { number: index + 1 })
  function move(from: number, to: number) {
    const moved = value?.[from]
    if (!value || !moved) return
    keepFocus()
    onValue(moveEntry(value, from, to))
    const name = nameOf(moved, from)
    setMessage(t('questions.moved', { name, number: to + 1, count: value.length }))
  }
  const { entryOf, gripOf } = useDrag(move)

  if (!value) {
    return (
      <>
        <p>{t('questions.standard')}</p>
        <button
          className="button"
          type="button"
          id={ties.id}
          ref={ownButton}
          aria-describedby={ties['aria-describedby']}
          onClick={() => {
            focusNext(() => list.current?.querySelector('input'))
            onValue(
              standardQuestions({ name: t('questions.yourName'), email: t('questions.yourEmail') })
            )
          }}
        >
          {t('questions.own')}
        </button>
      </>
    )
  }
  const firstEmail = value.find(({ type }) => type === 'email')
  return (
    <>
      <ol className="questions" ref={list}>
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
                focusNext(() => ownButton.current ?? addButtons.current?.querySelector('button'))
                onValue(rest.length ? rest : null)
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
        aria-label={t('questions.addGroup')}
      >
        {TYPES.map(type => (
          <button
            className="button"
            type="button"
            key={type}
            aria-label={t('questions.add', { type: t(`questions.${type}`) })}
            aria-disabled={value.length >= FORM_FIELDS_MAX}
            onClick={() => {
              if (value.length >= FORM_FIELDS_MAX) return
              focusNext(() => list.current?.lastElementChild?.querySelector('input'))
              onValue([...value, newQuestion(type, value)])
            }}
          >
            + {t(`questions.${type}`)}
          </button>
        ))}
        <span className="count">
          {t('questions.count', { count: value.length, max: FORM_FIELDS_MAX })}
        </span>
      </div>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          focusNext(() => ownButton.current)
          onValue(null)
        }}
      >
        {t('questions.back')}
      </button>
    </>
  )
}
