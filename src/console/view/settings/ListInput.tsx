import { useEffect, useRef } from 'react'
import type { InputTies } from './field-ties'

interface ListInputProps {
  ties: InputTies
  /** Name of one entry, such as `Origin`. */
  entryName: string
  type: 'text' | 'url'
  values: string[]
  max: number
  placeholder?: string
  onValues: (values: string[]) => void
}

/** Input of a list of texts, a line each. */
export function ListInput(props: ListInputProps) {
  const { ties, entryName, type, values, max, placeholder, onValues } = props
  const lastInput = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wasAdded = useRef(false)
  useEffect(() => {
    if (wasAdded.current) lastInput.current?.focus()
    wasAdded.current = false
  }, [values.length])

  function add() {
    wasAdded.current = true
    onValues([...values, ''])
  }
  function remove(index: number) {
    onValues(values.filter((_, at) => at !== index))
    addButton.current?.focus()
  }
  return (
    <>
      {values.length > 0 && (
        <ol className="entries">
          {values.map((value, index) => (
            <li key={index}>
              <input
                type={type}
                ref={lastInput}
                aria-label={`${entryName} ${index + 1}`}
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
                aria-label={`Remove ${entryName.toLowerCase()} ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
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
        Add {entryName.toLowerCase()}
      </button>
    </>
  )
}
