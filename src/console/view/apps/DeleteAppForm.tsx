import { ApiError, type App } from '../../api'
import { useConsole } from '../context'
import { DeleteByName } from '../forms'

const NOT_FOUND = 404

/** Form that deletes an app, once its name is typed. */
export function DeleteAppForm({ app: { id, displayName } }: { app: App }) {
  const { session, forgetApp } = useConsole()
  const deleteApp = async () => {
    await session.api.deleteApp(id).catch(error => {
      // An earlier try has deleted it, or somebody else has.
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    })
    forgetApp(id, `“${displayName}” is deleted.`)
  }

  return (
    <DeleteByName
      title="Delete this app"
      action="Delete app"
      name={displayName}
      onDelete={deleteApp}
    >
      This cannot be undone. Its integrations, keys, people, conversations, messages and files go
      with it. Pages with its snippets show no messenger any more, and its keys are refused.
    </DeleteByName>
  )
}
