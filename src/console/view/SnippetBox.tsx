import { useCallback } from 'react'
import { useWorkspace, useTexts } from './context'
import { CopyBox } from './CopyBox'
import { LoadProblem } from './LoadProblem'
import { SNIPPET_VERSION, snippetTag } from './snippets'
import { useLoaded } from './use-loaded'

/** The snippet of an integration as the server makes it, ready to paste. */
export function SnippetBox({ integrationId }: { integrationId: string }) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(
    () => api.getSnippet(integrationId, SNIPPET_VERSION),
    [api, integrationId]
  )
  const { value: code, hasFailed, retry } = useLoaded(load)

  if (hasFailed) return <LoadProblem text={t('install.snippetFailed')} onRetry={retry} />
  if (code === undefined) return <p className="quiet-note">{t('common.loading')}</p>
  return (
    <CopyBox label={t('install.snippet')} text={snippetTag(code, integrationId)}>
      {t('install.snippetHint', { version: SNIPPET_VERSION })}
    </CopyBox>
  )
}
