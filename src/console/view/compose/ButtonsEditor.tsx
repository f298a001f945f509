import { type ButtonDraft, type ButtonType, newButton } from '../../model'
import { useTexts } from '../context'
import { useAddedFocus } from '../forms'
import { MoveButtons } from '../settings/MoveButtons'
import { moveEntry } from '../settings/move-entry'
import { PartField } from '../settings/PartField'
import { useKeptFocus } from '../settings/use-kept-focus'
import { type ProblemAt, problemsIn } from './problems'

interface ButtonsEditorProps {
  buttons: ButtonDraft[]
  types: readonly ButtonType[]
  /** Buttons at most. @default as many as one likes */
  max?: number
  problemAt: ProblemAt
  onButtons: (buttons: ButtonDraft[]) => void
}

/** Buttons of a message or of an item, in their order. */
export function ButtonsEditor(props: ButtonsEditorProps) {
  const { buttons, types, max = Infinity, problemAt, onButtons } = props
  const { t } = useTexts()
  const keepFocus = useKeptFocus()
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()
  const isFull = buttons.length >= max

  return (
    <fieldset className="options">
      <legend>{t('compose.buttons')}</legend>
      <ol className="entries" ref={list}>
        {buttons.map((button, index) => {
          const { key, type, text, target } = button
          const number = index + 1
          const change = (part: Partial<ButtonDraft>) =>
            onButtons(buttons.with(index, { ...button, ...part }))
          const flawOf = problemsIn(problemAt, `buttons.${index}`)
          return (
            <li key={key}>
              <PartField
                label={t('compose.buttonLabel', { number })}
                value={text}
                problem={flawOf('text')}
                onValue={text => change({ text })}
              />
              <div className="part-field">
                <label>
                  {t('compose.buttonKind', { number })}
                  <select
                    value={type}
                    onChange={event => {
                      const chosen = types.find(each => each === event.currentTarget.value)
                      if (chosen) change({ type: chosen })
                    }}
                  >
                    {types.map(each => (
                      <option key={each} value={each}>
                        {t(`compose.${each}`)}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              {type === 'link' && (
                <PartField
                  label={t('compose.buttonAddress', { number })}
                  placeholder="https://"
                  inputMode="url"
                  value={target}
                  problem={flawOf('target')}
                  onValue={target => change({ target })}
                />
              )}
              {(type === 'reply' || type === 'postback') && (
                <PartField
                  label={t('compose.buttonPayload', { number })}
                  hint={t('compose.payloadHint')}
                  value={target}
                  problem={flawOf('target')}
                  onValue={target => change({ target })}
                />
              )}
              <MoveButtons
                name={text.trim() || t('compose.unnamedButton', { number })}
                index={index}
                count={buttons.length}
                onMove={to => {
                  keepFocus()
                  onButtons(moveEntry(buttons, index, to))
                }}
                onRemove={() => {
                  onButtons(buttons.toSpliced(index, 1))
                  focusAddButton()
                }}
              />
            </li>
          )
        })}
      </ol>
      <p className="problem" role="alert">
        {problemAt('buttons')}
      </p>
      <button
        className="button"
        type="button"
        ref={addButton}
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return
          focusAdded()
          onButtons([...buttons, newButton(buttons)])
        }}
      >
        {t('compose.addButton')}
      </button>
    </fieldset>
  )
}
