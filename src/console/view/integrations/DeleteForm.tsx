import { useId, useState } from 'react'
import type { Integration } from '../../api'
import { useWorkspace } from '../context'
import { Field, useSubmit } from '../forms'
import { integrationName } from '../names'

interface DeleteFormProps {
  integration: Integration
  onDeleted: () => void
}

/** Form that deletes an integration, once its name is typed. */
export function DeleteForm({ integration, onDeleted }: DeleteFormProps) {
  const { api } = useWorkspace()
  const [typed, setTyped] = useState('')
  const headingId = useId()
  const name = integrationName(integration)
  const isSure = typed.trim() === name
  const deleting = useSubmit(async () => {
    if (!isSure) return
    await api.deleteIntegration(integration.id)
    onDeleted()
  })

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>Delete this integration</h2>
      <p>
        This cannot be undone.{' '}
        {integration.type === 'web' && 'Pages with its snippets show no messenger any more. '}
        Conversations stay in the inbox.
      </p>
      <form onSubmit={deleting.onSubmit}>
        <Field
          label={
            <>
              Type its name, <bdi>{name}</bdi>
            </>
          }
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
            Delete integration
          </button>
        </div>
      </form>
    </section>
  )
}
