import type { Integration } from '../../api'
import { useTexts } from '../context'

/** Mark that says whether an integration works. */
export function IntegrationState({ status }: Pick<Integration, 'status'>) {
  const { t } = useTexts()
  return (
    <span className="state" data-status={status}>
      {t(`integrations.${status}`)}
    </span>
  )
}
