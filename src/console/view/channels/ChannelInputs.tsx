import { type AccountField, type AccountValues, isSecret } from '../../model'
import { useTexts } from '../context'
import { Field } from '../forms'

interface ChannelInputsProps {
  fields: readonly AccountField[]
  values: AccountValues
  /** Tells whether a field may stay empty, because the server has its value. */
  isOptional: (field: AccountField) => boolean
  /** Says what is wrong with a field; empty: nothing. */
  problemOf: (field: AccountField) => string
  onValue: (field: AccountField, value: string) => void
}

/** Fields of an account at an outside service, each with where it is found there. */
export function ChannelInputs({
  fields,
  values,
  isOptional,
  problemOf,
  onValue
}: ChannelInputsProps) {
  const { t } = useTexts()
  return fields.map(field => (
    <Field
      key={field}
      label={t(`channels.field.${field}`)}
      name={field}
      type={isSecret(field) ? 'password' : 'text'}
      // Else browsers fill in the password of the console.
      autoComplete={isSecret(field) ? 'new-password' : 'off'}
      value={values[field] ?? ''}
      onValue={value => onValue(field, value)}
      hint={t(`channels.where.${field}`)}
      isOptional={isOptional(field)}
      problem={problemOf(field)}
    />
  ))
}
