import { useId, useRef } from 'react'
import type { OwnFieldInput, WrongOwnField } from '../../model'
import { useTexts } from '../context'
import { emptyRefusal, useNextFocus } from '../forms'
import { Sign } from '../Sign'

interface OwnFieldsInputProps {
  fields: readonly OwnFieldInput[]
  /** The new field that cannot be sent, once that was tried. */
  wrong: WrongOwnField | undefined
  /** Reason for which the server refused the fields; empty: it did not. */
  problem: string
  onEdit: (id: string, change: Partial<OwnFieldInput>) => void
  onAdd: () => void
  onRemove: (id: string) => void
}

/** Fields of the business's own: their values, and the names of new ones. */
export function OwnFieldsInput({ fields, wrong, problem, ...on }: OwnFieldsInputProps) {
  const { t } = useTexts()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const wrongName = wrong?.taken
    ? t('errors.refusal', {
        label: t('person.fields'),
        refusal: t('refused.differ', { got: wrong.taken })
      })
    : wrong && emptyRefusal(t, t('person.fieldName'))
  const shownProblem = wrongName ?? problem

  function add() {
    focusNext(() => [...(group.current?.querySelectorAll('input[data-name]') ?? [])].at(-1))
    on.onAdd()
  }
  function remove(fieldId: string) {
    focusNext(() => addButton.current)
    on.onRemove(fieldId)
  }

  return (
    <fieldset className="own-fields" ref={group}>
      <legend>{t('person.fields')}</legend>
      {fields.map((field, index) => (
        <div className="own-field" key={field.id}>
          {field.isNew ? (
            <input
              data-name=""
              type="text"
              aria-label={t('person.fieldName')}
              aria-invalid={wrong?.id === field.id ? true : undefined}
              aria-describedby={`${id}-problem`}
              placeholder={t('person.fieldName')}
              autoComplete="off"
              dir="auto"
              value={field.name}
              onChange={event => on.onEdit(field.id, { name: event.currentTarget.value })}
            />
          ) : (
            <label htmlFor={`${id}-${index}`}>
              <bdi>{field.name}</bdi>
            </label>
          )}
          <input
            id={`${id}-${index}`}
            type="text"
            aria-label={field.isNew ? t('person.fieldValue') : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            placeholder={field.isNew ? t('person.fieldValue') : undefined}
            autoComplete="off"
            dir="auto"
            value={field.value}
            onChange={event => on.onEdit(field.id, { value: event.currentTarget.value })}
          />
          <button
            className="button quiet"
            type="button"
            aria-label={t('person.removeField', { name: field.name || t('person.fieldName') })}
            onClick={() => remove(field.id)}
          >
            <Sign of="close" />
          </button>
        </div>
      ))}
      <p className="problem" id={`${id}-problem`}>
        {shownProblem}
      </p>
      <button className="button" type="button" ref={addButton} onClick={add}>
        {t('person.addField')}
      </button>
    </fieldset>
  )
}
