import { SELECT_OPTIONS_MAX } from '../../../protocol'
import { newOption, type OptionDraft } from '../../model'
import { useTexts } from '../context'
import { useAddedFocus } from '../forms'
import { MoveButtons } from './MoveButtons'
import { moveEntry } from './move-entry'
import { PartField } from './PartField'
import type { PlaceProblem } from './setting-problems'
import { useKeptFocus } from './use-kept-focus'

interface OptionsEditorProps {
  options: OptionDraft[]
  problems: PlaceProblem[]
  onOptions: (options: OptionDraft[]) => void
}

/** Options of a choice, in their order. */
export function OptionsEditor({ options, problems, onOptions }: OptionsEditorProps) {
  const { t } = useTexts()
  const problemAt = (place: string) => problems.find(each => each.place === place)?.text ?? ''
  const keepFocus = useKeptFocus()
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()
  const change = (index: number, option: OptionDraft, part: Partial<OptionDraft>) =>
    onOptions(options.with(index, { ...option, ...part }))

  return (
    <fieldset className="options">
      <legend>{t('questions.options')}</legend>
      <ol className="entries" ref={list}>
        {options.map((option, index) => (
          <li key={option.key}>
            <PartField
              label={t('questions.optionLabel', { number: index + 1 })}
              value={option.label}
              problem={problemAt(`options.${index}.label`)}
              onValue={label => change(index, option, { label })}
            />
            <PartField
              label={t('questions.optionName', { number: index + 1 })}
              value={option.name}
              problem={problemAt(`options.${index}.name`)}
              onValue={name => change(index, option, { name })}
            />
            <MoveButtons
              name={option.label.trim() || t('questions.unnamedOption', { number: index + 1 })}
              index={index}
              count={options.length}
              onMove={to => {
                keepFocus()
                onOptions(moveEntry(options, index, to))
              }}
              onRemove={() => {
                onOptions(options.toSpliced(index, 1))
                focusAddButton()
              }}
            />
          </li>
        ))}
      </ol>
      <p className="problem">{problemAt('options')}</p>
      <button
        className="button"
        type="button"
        ref={addButton}
        aria-disabled={options.length >= SELECT_OPTIONS_MAX}
        onClick={() => {
          if (options.length >= SELECT_OPTIONS_MAX) return
          focusAdded()
          onOptions([...options, newOption(options)])
        }}
      >
        {t('questions.addOption')}
      </button>
    </fieldset>
  )
}
