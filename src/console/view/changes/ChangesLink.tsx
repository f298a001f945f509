import { formatRoute } from '../../model'
import { useWorkspace, useTexts } from '../context'

/** Leads to the history of the settings of an integration. */
export function ChangesLink({ id }: { id: string }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  return (
    <a href={formatRoute({ appId: app.id, screen: 'changes', integrationId: id })}>
      {t('screens.changes')}
    </a>
  )
}
