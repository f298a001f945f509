import { useId, useState } from 'react'
import type { MessageTemplate } from '../../api'
import {
  previewTemplate,
  templateButtons,
  type TemplateField,
  templateFields,
  templatePayload
} from '../../model'
import type { Translate } from '../../texts'
import { useTexts } from '../context'
import { emptyRefusal, Field, useTries } from '../forms'

export interface TemplateFormProps {
  /** At least one. */
  templates: readonly MessageTemplate[]
  onClose: () => void
  onSend: (text: string, payload: object) => void
}

const labelOf = (t: Translate, { place, name, button = '' }: TemplateField): string => {
  if (place === 'button') return t('templates.inButton', { button, name })
  return t(place === 'header' ? 'templates.inHeader' : 'templates.inBody', { name })
}

/** Form in which a template is chosen and filled in, with how it will read. */
export function TemplateForm({ templates, onClose, onSend }: TemplateFormProps) {
  const { t } = useTexts()
  const id = useId()
  const [index, setIndex] = useState(0)
  const [values, setValues] = useState<Record<string, string>>({})
  const template = templates[index]!
  const fields = templateFields(template)
  const isEmpty = (field: TemplateField) => !values[field.id]?.trim()
  const text = previewTemplate(template, values)
  const buttons = templateButtons(template)
  const { isTried, formProps } = useTries({
    isComplete: !fields.some(isEmpty),
    submit: () => onSend(text, templatePayload(template, values))
  })

  return (
    <form {...formProps}>
      <div className="field">
        <label htmlFor={id}>{t('templates.template')}</label>
        <select
          id={id}
          autoFocus
          value={index}
          onChange={event => {
            setIndex(Number(event.currentTarget.value))
            setValues({})
          }}
        >
          {templates.map(({ name, language }, each) => (
            <option key={`${name} ${language}`} value={each}>
              {`${name} (${language})`}
            </option>
          ))}
        </select>
      </div>
      {fields.map(field => (
        <Field
          key={`${index} ${field.id}`}
          label={<bdi>{labelOf(t, field)}</bdi>}
          type="text"
          autoComplete="off"
          value={values[field.id] ?? ''}
          onValue={value => setValues({ ...values, [field.id]: value })}
          problem={isTried && isEmpty(field) ? emptyRefusal(t, labelOf(t, field)) : ''}
        />
      ))}
      <section className="template-preview" aria-labelledby={`${id}-preview`}>
        <h3 id={`${id}-preview`}>{t('templates.preview')}</h3>
        <p className="bubble" dir="auto">
          {text}
        </p>
        {buttons.length > 0 && <p>{t('templates.buttons', { buttons: buttons.join(' · ') })}</p>}
      </section>
      <div className="actions">
        <button className="button primary" type="submit">
          {t('thread.send')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
