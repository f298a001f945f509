import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../context'
import { Phrase } from '../Phrase'
import { Field } from './Field'
import { useSubmit } from './use-submit'
import { useTries } from './use-tries'

interface DeleteByNameProps {
  title: string
  /** Name of the button. */
  action: string
  /** Name of the thing, to be typed. */
  name: string
  onDelete: () => Promise<void>
  /** Sentence that says what goes with it. */
  children: ReactNode
}

/** Form that deletes a thing, once its name is typed. */
export function DeleteByName({ title, action, name, onDelete, children }: DeleteByNameProps) {
  const [typed, setTyped] = useState('')
  const headingId = useId()
  const { t } = useTexts()
  const isSure = typed.trim() === name.trim()
  const deleting = useSubmit(onDelete)
  const { isTried, formProps } = useTries({ isComplete: isSure, submit: deleting.submit })

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{children}</p>
      <form {...formProps}>
        <Field
          label={<Phrase text="deletion.typeName" values={{ name: <bdi>{name}</bdi> }} />}
          type="text"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
          problem={isTried && !isSure ? t('deletion.otherName') : ''}
        />
        <p className="problem" role="alert">
          {deleting.problem}
        </p>
        <div className="actions">
          <button
            className="button danger"
            type="submit"
            aria-disabled={!isSure || deleting.isBusy}
          >
            {action}
          </button>
        </div>
      </form>
    </section>
  )
}
