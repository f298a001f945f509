import { type ReactNode, useId, useState } from 'react'
import { Phrase } from '../Phrase'
import { Field } from './Field'
import { useSubmit } from './use-submit'

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
  const isSure = typed.trim() === name.trim()
  const deleting = useSubmit(async () => {
    if (isSure) await onDelete()
  })

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{children}</p>
      <form onSubmit={deleting.onSubmit}>
        <Field
          label={<Phrase text="deletion.typeName" values={{ name: <bdi>{name}</bdi> }} />}
          type="text"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
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
