import { useState } from 'react'
import type { WebhookFields } from '../../api'
import { useTexts } from '../context'
import { emptyRefusal, useSubmit, useTries } from '../forms'
import { problemsOf } from './refusal-text'

interface WebhookFormOptions {
  /** Values at the start. */
  first: WebhookFields
  /** Whether nothing is wrong with the fields beside those of the webhook. @default true */
  isElseComplete?: boolean
  send: (fields: WebhookFields) => Promise<void>
}

/** Holds the fields of a webhook, sends them, and says what is wrong with each. */
export const useWebhookForm = ({ first, isElseComplete = true, send }: WebhookFormOptions) => {
  const { t } = useTexts()
  const [fields, setFields] = useState(first)
  const target = fields.target.trim()
  const sending = useSubmit(() => send({ ...fields, target }))
  const { isTried, formProps } = useTries({
    isComplete: isElseComplete && target !== '' && fields.triggers.length > 0,
    refusal: sending.problem,
    submit: sending.submit
  })
  const refused = problemsOf(t, sending.fieldProblem)

  return {
    isTried,
    isBusy: sending.isBusy,
    formProps,
    /** Sentence of the server about the name of the integration; empty: none. */
    nameProblem: refused.name,
    /** Belongs to no field; empty: none. */
    formProblem: refused.form || sending.formProblem,
    forget: sending.forget,
    inputs: {
      fields,
      onFields: (next: WebhookFields) => {
        setFields(next)
        sending.forget()
      },
      targetProblem: isTried && !target ? emptyRefusal(t, t('webhooks.target')) : refused.target,
      triggersProblem:
        isTried && !fields.triggers.length ? t('webhooks.noTrigger') : refused.triggers
    }
  }
}
