import { useCallback } from 'react'
import { useWorkspace } from './context'
import { CopyBox } from './CopyBox'
import { integrationName } from './names'
import { LoadProblem } from './LoadProblem'
import { NpmBoxes } from './NpmBoxes'
import { SnippetBox } from './SnippetBox'
import { directTags } from './snippets'
import { useLoaded } from './use-loaded'

interface InstallSnippetsProps {
  /** Undefined: the integration that was made last. */
  chosenId: string | undefined
  onChoose: (integrationId: string) => void
}

/** Code of a web integration, ready to paste; with several, one can be chosen. */
export function InstallSnippets({ chosenId, onChoose }: InstallSnippetsProps) {
  const { api } = useWorkspace()
  const load = useCallback(() => api.listIntegrations('web'), [api])
  const { value: integrations, hasFailed, retry } = useLoaded(load)

  if (hasFailed) return <LoadProblem text="The integrations could not be loaded." onRetry={retry} />
  if (!integrations) return <p className="quiet-note">Loading…</p>
  const chosen = integrations.find(({ id }) => id === chosenId) ?? integrations.at(-1)
  if (!chosen) {
    return (
      <p className="quiet-note">
        This app has no web integration yet. Connect Integrations makes one.
      </p>
    )
  }

  const { origin } = window.location
  return (
    <div className="snippets">
      {integrations.length > 1 && (
        <label>
          Integration
          <select value={chosen.id} onChange={event => onChoose(event.currentTarget.value)}>
            {integrations.map(integration => (
              <option key={integration.id} value={integration.id}>
                {integrationName(integration)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SnippetBox integrationId={chosen.id} />
      <CopyBox label="Direct script" text={directTags(origin, chosen.id)}>
        One script less to load, for those who load it where they need it; the page waits for it.
      </CopyBox>
      <NpmBoxes integrationId={chosen.id} />
    </div>
  )
}
