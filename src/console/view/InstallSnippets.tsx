import { useCallback } from 'react'
import { useWorkspace, useTexts } from './context'
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
  const { t } = useTexts()
  const load = useCallback(() => api.listIntegrations('web'), [api])
  const { value: integrations, hasFailed, retry } = useLoaded(load)

  if (hasFailed) return <LoadProblem text={t('integrations.failed')} onRetry={retry} />
  if (!integrations) return <p className="quiet-note">{t('common.loading')}</p>
  const chosen = integrations.find(({ id }) => id === chosenId) ?? integrations.at(-1)
  if (!chosen) {
    return <p className="quiet-note">{t('install.none')}</p>
  }

  const { origin } = window.location
  return (
    <div className="snippets">
      {integrations.length > 1 && (
        <label>
          {t('install.integration')}
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
      <CopyBox label={t('install.direct')} text={directTags(origin, chosen.id)}>
        {t('install.directHint')}
      </CopyBox>
      <NpmBoxes integrationId={chosen.id} />
      <p>
        <a
          className="button"
          href={`../guide/testing-your-integration?integrationId=${chosen.id}`}
          target="_blank"
          rel="noopener"
        >
          {t('install.test')}
        </a>
      </p>
    </div>
  )
}
