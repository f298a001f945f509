import type { Integration } from '../../api'

const STATES: Record<Integration['status'], string> = {
  active: 'Active',
  inactive: 'Inactive',
  error: 'Failing'
}

/** Mark that says whether an integration works. */
export const IntegrationState = ({ status }: Pick<Integration, 'status'>) => (
  <span className="state" data-status={status}>
    {STATES[status]}
  </span>
)
