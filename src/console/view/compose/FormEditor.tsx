import { useRef } from 'react'
import { FORM_FIELDS_MAX } from '../../../protocol'
import { newQuestion, type QuestionDraft } from '../../model'
import { useTexts } from '../context'
import { useNextFocus } from '../forms'
import { moveEntry } from '../settings/move-entry'
import { QuestionEditor } from '../settings/QuestionEditor'
import { useDrag } from '../settings/use-drag'
import { useKeptFocus } from '../settings/use-kept-focus'

const TYPES = ['text', 'email', 'select'] as const

interface FormEditorProps {
  fields: QuestionDraft[]
  /** Problems by place, such as `0.label`; an empty place: of all of them. */
  problems: { place: string; text: string }[]
  onFields: (fields: QuestionDraft[]) => void
}

/** Fields of a form, in their order. */
export function FormEditor({ fields, problems, onFields }: FormEditorProps) {
  const { t } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const addButtons = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus()
  const focusNext = useNextFocus()
  const isFull = fields.length >= FORM_FIELDS_MAX
  function move(from: number, to: number) {
    keepFocus()
    onFields(moveEntry(fields, from, to))
  }
  const { entryOf, gripOf } = useDrag(move)

  return (
    <>
      <ol className="questions" ref={list}>
        {fields.map((field, index) => (
          <li key={field.key} {...entryOf(index)}>
            <QuestionEditor
              question={field}
              name={field.label.trim() || t('questions.unnamed', { number: index + 1 })}
              index={index}
              count={fields.length}
              isLinked={false}
              problems={problems.flatMap(({ place, text }) =>
                place.startsWith(`${index}.`)
                  ? [{ place: place.slice(`${index}.`.length), text }]
                  : []
              )}
              onChange={change => onFields(fields.with(index, { ...field, ...change }))}
              grip={gripOf(index)}
              onMove={to => move(index, to)}
              onRemove={() => {
                focusNext(() => addButtons.current?.querySelector('button'))
                onFields(fields.toSpliced(index, 1))
              }}
            />
          </li>
        ))}
      </ol>
      <p className="problem" role="alert">
        {problems.find(({ place }) => place === '')?.text}
      </p>
      <div className="actions" ref={addButtons} role="group" aria-label={t('questions.addGroup')}>
        {TYPES.map(type => (
          <button
            className="button"
            type="button"
            key={type}
            aria-label={t('questions.add', { type: t(`questions.${type}`) })}
            aria-disabled={isFull}
            onClick={() => {
              if (isFull) return
              focusNext(() => list.current?.lastElementChild?.querySelector('input'))
              onFields([...fields, newQuestion(type, fields)])
            }}
          >
            + {t(`questions.${type}`)}
          </button>
        ))}
        <span className="count">
          {t('questions.count', { count: fields.length, max: FORM_FIELDS_MAX })}
        </span>
      </div>
    </>
  )
}
