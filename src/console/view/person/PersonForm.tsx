import type { KeyboardEvent } from 'react'
import type { Person } from '../../api'
import { PROFILE_FIELDS, type ProfileFieldName } from '../../model'
import { useTexts } from '../context'
import { namedRefusal, useTries } from '../forms'
import { SettingField } from '../settings/SettingField'
import { OwnFieldsInput } from './OwnFieldsInput'
import { usePersonForm } from './use-person-form'

interface PersonFormProps {
  person: Person
  /** Name under which the person is shown. */
  name: string
  /** Called with the person as the server has stored them. */
  onPerson: (person: Person) => void
  onClose: () => void
}

const LABELS = {
  givenName: 'person.givenName',
  surname: 'person.surname',
  email: 'common.email'
} as const

/** Form with the name, the e-mail and the own fields of a person. */
export function PersonForm(props: PersonFormProps) {
  const { person, onClose } = props
  const { t } = useTexts()
  const form = usePersonForm(props)
  const { inputs, refusals, problem, wrongField } = form
  const { isTried, formProps } = useTries({
    isComplete: !wrongField,
    refusal: Object.values(refusals).join(' '),
    submit: () => void form.submit()
  })
  const refusalOf = (field: ProfileFieldName) =>
    refusals[field] ? namedRefusal(t, t(LABELS[field]), refusals[field]) : ''

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Else the conversation would be left.
    event.preventDefault()
    onClose()
  }

  return (
    <form
      className="person-form"
      aria-label={t('person.edit')}
      onKeyDown={onKeyDown}
      {...formProps}
    >
      {PROFILE_FIELDS.map((field, index) => (
        <SettingField
          key={field}
          label={t(LABELS[field])}
          hint={person.claims?.[field] ? t('person.claimedHint') : ''}
          problem={refusalOf(field)}
        >
          {ties => (
            <input
              {...ties}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete="off"
              autoFocus={index === 0}
              dir={field === 'email' ? undefined : 'auto'}
              value={inputs[field]}
              onChange={event => form.editProfile(field, event.currentTarget.value)}
            />
          )}
        </SettingField>
      ))}
      <OwnFieldsInput
        fields={inputs.fields}
        wrong={isTried ? wrongField : undefined}
        problem={refusals.metadata ? namedRefusal(t, t('person.fields'), refusals.metadata) : ''}
        onEdit={form.editField}
        onAdd={form.addField}
        onRemove={form.removeField}
      />
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={form.isBusy}>
          {t('common.saveChanges')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
