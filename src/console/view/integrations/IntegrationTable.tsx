import type { Integration } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace } from '../context'
import { integrationName } from '../names'
import { IntegrationState } from './IntegrationState'
import { typeName } from './type-name'

/** Integrations, a row each; the name leads to all of one. */
export function IntegrationTable({ integrations }: { integrations: Integration[] }) {
  const { app } = useWorkspace()
  return (
    <table className="integrations">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {integrations.map(integration => (
          <tr key={integration.id}>
            <th scope="row">
              <a
                href={formatRoute({
                  appId: app.id,
                  screen: 'integrations',
                  integrationId: integration.id
                })}
              >
                <bdi>{integrationName(integration)}</bdi>
              </a>
            </th>
            <td>{typeName(integration.type)}</td>
            <td>
              <IntegrationState status={integration.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
