import { useState } from 'react'
import { useTexts } from '../../context'
import { emptyRefusal, Field, nameRefusal, useSubmit, useTries } from '../../forms'
import type { StatusTexts } from '../../forms/explain'
import { explainPasskey } from '../../passkeys'

interface NameStepProps {
  /** Says what the name is for, and what comes next. */
  hint: string
  button: string
  /** Name to begin with. */
  displayName: string
  /** Sentences for answers of the server. */
  answers: StatusTexts
  onName: (displayName: string) => Promise<void>
  onClose: () => void
}

/** Form for the name of a passkey. */
export function NameStep({ hint, button, displayName, answers, onName, onClose }: NameStepProps) {
  const { t } = useTexts()
  const [name, setName] = useState(displayName)
  const saving = useSubmit(() => onName(name.trim()), answers, explainPasskey)
  const { isTried, formProps } = useTries({
    isComplete: Boolean(name.trim()),
    refusal: saving.fieldProblem,
    submit: saving.submit
  })
  const label = t('common.name')

  return (
    <form {...formProps}>
      <p>{hint}</p>
      <Field
        label={label}
        type="text"
        autoComplete="off"
        autoFocus
        value={name}
        onValue={value => {
          setName(value)
          saving.forget()
        }}
        problem={
          isTried && !name.trim()
            ? emptyRefusal(t, label)
            : nameRefusal(t, label, saving.fieldProblem)
        }
      />
      <p className="problem" role="alert">
        {saving.formProblem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {button}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
