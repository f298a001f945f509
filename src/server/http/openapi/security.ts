import type { Route } from './collect-routes'
import type { Operation } from './operation'

/** Security schemes of both APIs. */
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
    description: 'The session token of a widget, from sessions or login.'
  }
}

const REQUIREMENTS = {
  key: [{ basic: [] }, { jwt: [] }],
  session: [{ session: [] }],
  none: [{}]
}

/** Lists the alternatives by which a caller of a route may authenticate. */
export const securityOf = (route: Route, { security }: Partial<Operation>) => {
  const ways = security ?? [route.scopes ? 'key' : 'session']
  return ways.flatMap(way => REQUIREMENTS[way])
}
