import { useState } from 'react'
import {
  type AccountField,
  accountFields,
  type AccountValues,
  changedValues,
  type ChannelType,
  isOptionalField,
  isSecret,
  readChannelRefusal
} from '../../model'
import { useTexts } from '../context'
import { emptyRefusal, namedRefusal, useSubmit, useTries } from '../forms'

interface ChannelFormOptions {
  type: ChannelType
  /** Name of the outside service. */
  service: string
  /** Values that the server shows of the account that it has; undefined: it has none yet. */
  stored?: AccountValues
  /** Whether nothing is wrong with the fields beside those of the account. @default true */
  isElseComplete?: boolean
  /** @param account The values that are new. */
  send: (account: AccountValues) => Promise<void>
}

/** Holds the fields of an account at an outside service, sends them, and says what is wrong with each. */
export const useChannelForm = ({
  type,
  service,
  stored,
  isElseComplete = true,
  send
}: ChannelFormOptions) => {
  const { t } = useTexts()
  const [edits, setEdits] = useState<AccountValues>({})
  const values: AccountValues = { ...stored, ...edits }
  const fields = accountFields(type)
  const isOptional = (field: AccountField) =>
    isOptionalField(field) || (stored !== undefined && isSecret(field))
  const isMissing = (field: AccountField) => !isOptional(field) && !values[field]?.trim()
  const changed = changedValues(stored ?? {}, values)
  const isUnchanged = Object.keys(changed).length === 0
  const sending = useSubmit(async () => {
    await send(changed)
    // No secret stays in the page; a form for a new account closes.
    if (stored) setEdits({})
  })
  const { isTried, formProps } = useTries({
    isComplete: isElseComplete && !isUnchanged && !fields.some(isMissing),
    refusal: sending.problem,
    submit: sending.submit
  })

  const refused = readChannelRefusal(type, sending.fieldProblem)
  const { reason } = refused
  const inWords = reason === undefined ? undefined : t('channels.refused', { service, reason })

  const problemOf = (field: AccountField) => {
    const label = t(`channels.field.${field}`)
    if (isTried && isMissing(field)) return emptyRefusal(t, label)
    return refused.field === field ? (inWords ?? namedRefusal(t, label, refused.text)) : ''
  }

  return {
    isTried,
    isBusy: sending.isBusy,
    isUnchanged,
    formProps,
    /** Sentence of the server about the name of the integration; empty: none. */
    nameProblem: refused.field === 'displayName' ? sending.fieldProblem : '',
    /** Belongs to no field; empty: none. */
    formProblem: refused.field === undefined ? (inWords ?? sending.problem) : '',
    forget: sending.forget,
    inputs: {
      fields,
      values,
      isOptional,
      problemOf,
      onValue: (field: AccountField, value: string) => {
        setEdits({ ...edits, [field]: value })
        sending.forget()
      }
    }
  }
}
