import type { Ref } from 'react'
import type { PlainKey } from '../../texts'
import { Field, nameHint, nameRefusal } from '../forms'
import { useTexts } from '../context'

interface NameFieldProps {
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  /** @default 'integrations.nameHint' */
  hint?: PlainKey
  /** Problem of the name; empty: none. */
  problem: string
  inputRef?: Ref<HTMLInputElement>
}

/** Field for the name of an integration. The server calls it displayName. */
export function NameField({ hint = 'integrations.nameHint', problem, ...field }: NameFieldProps) {
  const { t } = useTexts()
  const label = t('common.name')
  return (
    <Field
      {...field}
      label={label}
      type="text"
      autoComplete="off"
      hint={nameHint(t, hint)}
      problem={nameRefusal(t, label, problem)}
    />
  )
}
