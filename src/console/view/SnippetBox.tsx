import { useCallback } from 'react'
import { useWorkspace } from './context'
import { CopyBox } from './CopyBox'
import { LoadProblem } from './LoadProblem'
import { SNIPPET_VERSION, snippetTag } from './snippets'
import { useLoaded } from './use-loaded'

/** The snippet of an integration as the server makes it, ready to paste. */
export function SnippetBox({ integrationId }: { integrationId: string }) {
  const { api } = useWorkspace()
  const load = useCallback(
    () => api.getSnippet(integrationId, SNIPPET_VERSION),
    [api, integrationId]
  )
  const { value: code, hasFailed, retry } = useLoaded(load)

  if (hasFailed) return <LoadProblem text="The snippet could not be loaded." onRetry={retry} />
  if (code === undefined) return <p className="quiet-note">Loading…</p>
  return (
    <CopyBox label="Snippet" text={snippetTag(code, integrationId)}>
      Follows the newest version 5, checked against its hash. The page waits for nothing: calls made
      before it has loaded wait and are then carried out.
    </CopyBox>
  )
}
