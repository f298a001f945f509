import { useState } from 'react'
import { useWorkspace, useTexts } from '../context'
import { useSubmit } from '../forms'

interface ConnectEndProps {
  /** Undefined until there are snippets. */
  integrationId: string | undefined
  isSaving: boolean
  /** Problem of the last try to save; empty: none. */
  problem: string
  onSave: () => void
}

/** The last two steps: the server confirms that it has the integration, then the name is saved. */
export function ConnectEnd({ integrationId, isSaving, problem, onSave }: ConnectEndProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [isConfirmed, setConfirmed] = useState(false)
  const confirming = useSubmit(async () => {
    if (integrationId === undefined) return
    await api.getIntegration(integrationId)
    setConfirmed(true)
  })

  return (
    <>
      <div className="actions">
        <button
          className={isConfirmed ? 'button' : 'button primary'}
          type="button"
          aria-disabled={integrationId === undefined || confirming.isBusy}
          onClick={confirming.submit}
        >
          {t('connect.confirm')}
        </button>
        <button
          className="button primary"
          type="button"
          disabled={!isConfirmed}
          aria-disabled={isSaving}
          onClick={onSave}
        >
          {t('common.saveChanges')}
        </button>
        <span role="status">{isConfirmed && t('connect.confirmed')}</span>
      </div>
      <p className="problem" role="alert">
        {confirming.problem || problem}
      </p>
    </>
  )
}
