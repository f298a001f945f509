import { useCallback, useState } from 'react'
import { useWorkspace } from './context'
import { CopyBox } from './CopyBox'
import { LoadProblem } from './LoadProblem'
import { SnippetBox } from './SnippetBox'
import { directTags } from './snippets'
import { useLoaded } from './use-loaded'

/** Tags of a web integration, ready to paste; with several, one can be chosen. */
export function InstallSnippets() {
  const { api } = useWorkspace()
  const [chosenId, setChosenId] = useState('')
  const load = useCallback(() => api.listIntegrations(), [api])
  const { value: integrations, hasFailed, retry } = useLoaded(load)

  if (hasFailed) return <LoadProblem text="The integrations could not be loaded." onRetry={retry} />
  if (!integrations) return <p className="quiet-note">Loading…</p>
  const chosen = integrations.find(({ id }) => id === chosenId) ?? integrations[0]
  if (!chosen) return <p className="quiet-note">This app has no web integration yet.</p>

  const { origin } = window.location
  return (
    <div className="snippets">
      {integrations.length > 1 && (
        <label>
          Integration
          <select value={chosen.id} onChange={event => setChosenId(event.currentTarget.value)}>
            {integrations.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
      <SnippetBox integrationId={chosen.id} />
      <CopyBox label="Direct script" text={directTags(origin, chosen.id)}>
        One script less to load, for those who load it where they need it; the page waits for it.
      </CopyBox>
    </div>
  )
}
