import { useTexts } from '../context'
import { useAddedFocus } from '../forms'
import type { InputTies } from './field-ties'

const ENTRY_TEXTS = {
  message: { name: 'inputs.message', add: 'inputs.addMessage', remove: 'inputs.removeMessage' },
  origin: { name: 'inputs.origin', add: 'inputs.addOrigin', remove: 'inputs.removeOrigin' }
} as const

interface ListInputProps {
  ties: InputTies
  /** Thing of which each entry is one. */
  entry: keyof typeof ENTRY_TEXTS
  type: 'text' | 'url'
  values: string[]
  max: number
  placeholder?: string
  onValues: (values: string[]) => void
}

/** Input of a list of texts, a line each. */
export function ListInput(props: ListInputProps) {
  const { t } = useTexts()
  const { ties, entry, type, values, max, placeholder, onValues } = props
  const texts = ENTRY_TEXTS[entry]
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()

  function add() {
    focusAdded()
    onValues([...values, ''])
  }
  function remove(index: number) {
    onValues(values.filter((_, at) => at !== index))
    focusAddButton()
  }
  return (
    <>
      {values.length > 0 && (
        <ol className="entries" ref={list}>
          {values.map((value, index) => (
            <li key={index}>
              <input
                type={type}
                dir={entry === 'origin' ? 'ltr' : undefined}
                aria-label={t(texts.name, { number: index + 1 })}
                aria-describedby={ties['aria-describedby']}
                aria-invalid={ties['aria-invalid']}
                value={value}
                placeholder={placeholder}
                onChange={event => onValues(values.with(index, event.currentTarget.value))}
                onKeyDown={event => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  if (values.length < max) add()
                }}
              />
              <button
                className="button"
                type="button"
                aria-label={t(texts.remove, { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('common.remove')}
              </button>
            </li>
          ))}
        </ol>
      )}
      <button
        className="button"
        type="button"
        ref={addButton}
        aria-disabled={values.length >= max}
        onClick={() => {
          if (values.length < max) add()
        }}
      >
        {t(texts.add)}
      </button>
    </>
  )
}
