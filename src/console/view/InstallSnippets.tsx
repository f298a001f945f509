import { useCallback, useEffect, useState } from 'react'
import type { Integration } from '../api/shapes'
import { useWorkspace } from './context'
import { CopyBox } from './CopyBox'
import { directTags, snippetTags } from './snippets'

/** The tags of a web integration, ready to paste; with several, which one can be chosen. */
export function InstallSnippets() {
  const { api } = useWorkspace()
  const [integrations, setIntegrations] = useState<Integration[]>()
  const [hasFailed, setFailed] = useState(false)
  const [chosenId, setChosenId] = useState('')

  const load = useCallback(() => {
    setFailed(false)
    api.listIntegrations().then(setIntegrations, () => setFailed(true))
  }, [api])
  useEffect(load, [load])

  if (hasFailed) {
    return (
      <p className="list-problem" role="alert">
        The integrations could not be loaded.
        <button className="button" type="button" onClick={load}>
          Try again
        </button>
      </p>
    )
  }
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
      <CopyBox label="Snippet" text={snippetTags(origin, chosen.id)}>
        Follows the newest version 5. Calls made before it has loaded wait and are then carried out.
      </CopyBox>
      <CopyBox label="Direct script" text={directTags(origin, chosen.id)}>
        One script less in the page, for those who load it where they need it.
      </CopyBox>
    </div>
  )
}
