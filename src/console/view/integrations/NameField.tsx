import type { Ref } from 'react'
import { Field } from '../forms'

interface NameFieldProps {
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  /** Problem of the name; empty: none. */
  problem: string
  inputRef?: Ref<HTMLInputElement>
}

/** Field for the name of an integration. The server calls it displayName. */
export const NameField = ({ problem, ...field }: NameFieldProps) => (
  <Field
    {...field}
    label="Name"
    type="text"
    autoComplete="off"
    hint="For you and your team, such as the page it stands on. Visitors do not see it."
    problem={problem.replace(/^displayName\b/, 'Name')}
  />
)
