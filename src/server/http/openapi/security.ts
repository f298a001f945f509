import type { Route } from './collect-routes'
import type { Operation } from './operation'

/** How callers say who they are. */
export const SECURITY_SCHEMES = {
  basic: {
    type: 'http',
    scheme: 'basic',
    description: "A key's id as user name, its secret as password."
  },
  jwt: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      "HS256, signed with a key's secret: header `kid` is the key's id, payload `scope` is `account`, `app` or `integration`, `exp` is honoured."
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The session token of a widget, which sessions and login answer.'
  }
}

const REQUIREMENTS = {
  key: [{ basic: [] }, { jwt: [] }],
  session: [{ session: [] }],
  none: [{}]
}

/** Lists the ways in which a route lets callers in; any one will do. */
export const securityOf = (route: Route, { security }: Partial<Operation>) => {
  const ways = security ?? [route.scopes ? 'key' : 'session']
  return ways.flatMap(way => REQUIREMENTS[way])
}
