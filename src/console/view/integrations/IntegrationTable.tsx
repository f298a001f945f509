import type { Integration } from '../../api'
import { useTexts } from '../context'
import { IntegrationLink } from './IntegrationLink'
import { IntegrationState } from './IntegrationState'
import { typeName } from './type-name'

/** Integrations, a row each; the name leads to all of one. */
export function IntegrationTable({ integrations }: { integrations: Integration[] }) {
  const { t } = useTexts()
  return (
    <table className="integrations">
      <thead>
        <tr>
          <th scope="col">{t('common.name')}</th>
          <th scope="col">{t('integrations.type')}</th>
          <th scope="col">{t('integrations.state')}</th>
        </tr>
      </thead>
      <tbody>
        {integrations.map(integration => (
          <tr key={integration.id}>
            <th scope="row">
              <IntegrationLink integration={integration} />
            </th>
            <td>{typeName(t, integration.type)}</td>
            <td>
              <IntegrationState status={integration.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
