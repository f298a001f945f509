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
  /** Asks for the name. @default that of a thing */
  label?: 'deletion.typeName' | 'privacy.typeName'
  onDelete: () => Promise<void>
  /** Fields before the name. */
  choice?: ReactNode
  /** Sentence that says what goes with it. */
  children: ReactNode
}

/** Browsers show white space within a name as one space. */
const asShown = (name: string) => name.trim().replace(/\s+/g, ' ')

/** Form that deletes a thing, once its name is typed. */
export function DeleteByName({
  title,
  action,
  name,
  label = 'deletion.typeName',
  onDelete,
  choice,
  children
}: DeleteByNameProps) {
  const [typed, setTyped] = useState('')
  const headingId = useId()
  const { t } = useTexts()
  const isSure = asShown(typed) === asShown(name)
  const deleting = useSubmit(onDelete)
  const { isTried, formProps } = useTries({ isComplete: isSure, submit: deleting.submit })

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{children}</p>
      <form {...formProps}>
        {choice}
        <Field
          label={<Phrase text={label} values={{ name: <bdi>{name}</bdi> }} />}
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
