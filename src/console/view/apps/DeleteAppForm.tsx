import { useState } from 'react'
import { ApiError, type App } from '../../api'
import { useConsole } from '../context'
import { Field, useSubmit } from '../forms'

const NOT_FOUND = 404

/** Form that deletes an app, once its name is typed. */
export function DeleteAppForm({ app }: { app: App }) {
  const { session, forgetApp } = useConsole()
  const [typed, setTyped] = useState('')
  const { id, displayName } = app
  const isSure = typed.trim() === displayName.trim()
  const deleting = useSubmit(async () => {
    if (!isSure) return
    await session.api.deleteApp(id).catch(error => {
      // An earlier try has deleted it, or somebody else has.
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    })
    forgetApp(id, `“${displayName}” is deleted.`)
  })

  return (
    <section className="panel" aria-labelledby="delete-app">
      <h2 id="delete-app">Delete this app</h2>
      <p>
        This cannot be undone. Its integrations, keys, people, conversations, messages and files go
        with it. Pages with its snippets show no messenger any more, and its keys are refused.
      </p>
      <form onSubmit={deleting.onSubmit}>
        <Field
          label={
            <>
              Type its name, <bdi>{displayName}</bdi>
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
            Delete app
          </button>
        </div>
      </form>
    </section>
  )
}
