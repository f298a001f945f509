import type { ComponentProps } from 'react'
import { isShortPassword, PASSWORD_MIN_CHARS } from '../../model'
import { useTexts } from '../context'
import { Field } from '../forms'

interface NewPasswordFieldProps extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'value' | 'onValue' | 'inputRef'
> {
  /** Whether the form was to be sent, so that a short password is called wrong. */
  isTried: boolean
}

/** Field for a password that is chosen, with what the server asks of it. */
export function NewPasswordField({ isTried, ...props }: NewPasswordFieldProps) {
  const { t } = useTexts()
  const hint = t('password.hint', { count: PASSWORD_MIN_CHARS })
  const isWrong = isTried && isShortPassword(props.value)
  return (
    <Field
      {...props}
      type="password"
      autoComplete="new-password"
      hint={isWrong ? '' : hint}
      problem={isWrong ? hint : ''}
    />
  )
}
