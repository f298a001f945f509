import type { HTMLAttributes } from 'react'
import { ANSWER_MAX_CHARS } from '../../../protocol'
import type { QuestionDraft } from '../../model'
import { useTexts } from '../context'
import { Phrase } from '../Phrase'
import { MoveButtons } from './MoveButtons'
import { OptionsEditor } from './OptionsEditor'
import { PartField } from './PartField'
import type { PlaceProblem } from './setting-problems'

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
  const { t } = useTexts()
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
    <section className="question" aria-label={t('questions.region', { number: index + 1 })}>
      <header>
        <span {...grip} className="grip" aria-hidden="true" />
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <span className="field-hint">{t(`questions.${type}`)}</span>
        </p>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </header>
      {isLinked && (
        <p className="notice-line">
          <Phrase
            text="questions.linked"
            values={{ setting: <em>{t('fields.prechatCapture.enableEmailLinking.label')}</em> }}
          />
        </p>
      )}
      <div className="parts">
        {field('label', t('questions.label'))}
        {field('name', t('questions.name'), { hint: t('questions.nameHint') })}
        {type !== 'select' && field('placeholder', t('questions.placeholder'))}
        {type === 'text' && (
          <>
            {field('minSize', t('questions.shortest'), {
              placeholder: '1',
              inputMode: 'numeric',
              hint: t('questions.characters')
            })}
            {field('maxSize', t('questions.longest'), {
              placeholder: String(ANSWER_MAX_CHARS),
              inputMode: 'numeric',
              hint: t('questions.characters')
            })}
            <div className="part-field">
              <label>
                {t('questions.kind')}
                <select
                  value={question.format}
                  onChange={event => onChange({ format: event.currentTarget.value })}
                >
                  <option value="">{t('questions.anyText')}</option>
                  <option value="integer">{t('questions.integer')}</option>
                  <option value="decimal">{t('questions.decimal')}</option>
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
