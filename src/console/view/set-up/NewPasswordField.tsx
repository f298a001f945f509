import type { ComponentProps } from 'react'
import { useTexts } from '../context'
import { Field } from '../forms'

/** Length that the server asks for. */
const MIN_CHARS = 8

type NewPasswordFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'value' | 'onValue' | 'inputRef'
>

/** Field for a password that is chosen, with what the server asks of it. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useTexts()
  return (
    <Field
      {...props}
      type="password"
      autoComplete="new-password"
      hint={t('password.hint', { count: MIN_CHARS })}
      minLength={MIN_CHARS}
    />
  )
}
