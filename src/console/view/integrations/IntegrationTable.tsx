import type { Integration } from '../../api'
import { IntegrationLink } from './IntegrationLink'
import { IntegrationState } from './IntegrationState'
import { typeName } from './type-name'

/** Integrations, a row each; the name leads to all of one. */
export function IntegrationTable({ integrations }: { integrations: Integration[] }) {
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
              <IntegrationLink integration={integration} />
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
