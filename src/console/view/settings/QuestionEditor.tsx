import type { HTMLAttributes } from 'react'
import { ANSWER_MAX_CHARS } from '../../../protocol'
import type { QuestionDraft } from '../../model'
import { MoveButtons } from './MoveButtons'
import { OptionsEditor } from './OptionsEditor'
import { PartField } from './PartField'
import type { PlaceProblem } from './setting-problems'

const TYPE_NAMES = { text: 'Text', email: 'E-mail', select: 'Choice' }

interface QuestionEditorProps {
  question: QuestionDraft
  /** Its label, or else its number. */
  name: string
  index: number
  count: number
  /** Whether its answer becomes the visitor's address. */
  isLinked: boolean
  problems: PlaceProblem[]
  /** Attributes of the grip that it is dragged by. */
  grip: HTMLAttributes<HTMLElement>
  onChange: (change: Partial<QuestionDraft>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One question of the prechat form. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, name, index, count, isLinked, problems, grip, onChange, onMove, onRemove } =
    props
  const { type, options } = question
  const problemAt = (place: string) => problems.find(each => each.place === place)?.text ?? ''
  const field = (
    part: 'label' | 'name' | 'placeholder' | 'minSize' | 'maxSize',
    label: string,
    more: { hint?: string; placeholder?: string; inputMode?: 'numeric' } = {}
  ) => (
    <PartField
      {...more}
      label={label}
      value={question[part]}
      problem={problemAt(part)}
      onValue={value => onChange({ [part]: value })}
    />
  )

  return (
    <section className="question" aria-label={`Question ${index + 1}`}>
      <header>
        <span {...grip} className="grip" aria-hidden="true" />
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <span className="field-hint">{TYPE_NAMES[type]}</span>
        </p>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </header>
      {isLinked && (
        <p className="notice-line">
          The answer becomes the visitor’s address, unless <em>Use the first e-mail</em> is off.
        </p>
      )}
      <div className="parts">
        {field('label', 'Label')}
        {field('name', 'Name in the data', { hint: 'For your programs; no visitor sees it.' })}
        {type !== 'select' && field('placeholder', 'Placeholder')}
        {type === 'text' && (
          <>
            {field('minSize', 'Shortest answer', {
              placeholder: '1',
              inputMode: 'numeric',
              hint: 'Characters'
            })}
            {field('maxSize', 'Longest answer', {
              placeholder: String(ANSWER_MAX_CHARS),
              inputMode: 'numeric',
              hint: 'Characters'
            })}
            <div className="part-field">
              <label>
                Kind of answer
                <select
                  value={question.format}
                  onChange={event => onChange({ format: event.currentTarget.value })}
                >
                  <option value="">Any text</option>
                  <option value="integer">A whole number</option>
                  <option value="decimal">A number</option>
                </select>
              </label>
            </div>
          </>
        )}
      </div>
      {type === 'select' && (
        <OptionsEditor
          options={options}
          problems={problems}
          onOptions={options => onChange({ options })}
        />
      )}
    </section>
  )
}
