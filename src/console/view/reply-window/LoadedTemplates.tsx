import { useCallback } from 'react'
import { ApiError } from '../../api'
import { isTextTemplate } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { TemplateForm, type TemplateFormProps } from './TemplateForm'

/** Status where the integration names no business account. */
const UNSET = 409

interface LoadedTemplatesProps extends Pick<TemplateFormProps, 'onClose' | 'onSend'> {
  integrationId: string
}

/** Loads the templates of the business from WhatsApp, and shows a form with them or why there is none. */
export function LoadedTemplates({ integrationId, ...form }: LoadedTemplatesProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(
    () =>
      api.listMessageTemplates(integrationId).catch(error => {
        if (error instanceof ApiError && error.status === UNSET) return null
        throw error
      }),
    [api, integrationId]
  )
  const { value: templates, hasFailed, retry } = useLoaded(load)
  const sendable = templates?.filter(isTextTemplate) ?? []

  if (sendable.length) return <TemplateForm templates={sendable} {...form} />
  return (
    <>
      {hasFailed && <LoadProblem text={t('templates.failed')} onRetry={retry} />}
      {!hasFailed && (
        <p role="status">
          {templates === undefined
            ? t('common.loading')
            : t(templates === null ? 'templates.unset' : 'templates.none')}
        </p>
      )}
      <div className="actions">
        <button className="button quiet" type="button" onClick={form.onClose}>
          {t('common.close')}
        </button>
      </div>
    </>
  )
}
