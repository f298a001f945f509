import type { Role } from '../../../src/server/auth'
import type { Caller } from './callers'
import type { Access, Row } from './rows'

/** Expected result for a caller: admitted, or refused with this status. */
export type Verdict = 'in' | 401 | 403 | 404

type Verdicts = Partial<Record<Caller, Verdict>>

const UNLISTED_PAGE: Verdicts = {
  'ann, on a page that is not listed': 403,
  'ann, by JWT, on a page that is not listed': 403
}

const VISITORS: Verdicts = { ann: 'in', 'ann, by JWT': 'in', ben: 'in', 'ben, by JWT': 'in' }

/** Callers without an origin, and without credentials that the client API knows. */
const NO_PAGE: Verdicts = {
  'account key': 403,
  'app key': 403,
  'app key with a wrong secret': 403,
  'integration key': 403,
  'app key of another app': 403,
  'integration key of another app': 403,
  'console owner': 403,
  'console admin': 403,
  'console agent': 403,
  'console agent of another app': 403,
  'console owner without CSRF token': 403,
  'console owner who has signed out': 403
}

/** Callers from a page of another origin, which may not sign in to the console. */
const OTHER_PAGE: Verdicts = {
  anonymous: 403,
  'anonymous, on a page that is not listed': 403,
  ...UNLISTED_PAGE,
  ann: 403,
  'ann, by JWT': 403,
  'ann, by an expired JWT': 403,
  ben: 403,
  'ben, by JWT': 403,
  'ann of another app': 403,
  'ann of another app, by JWT': 403,
  'app key, by JWT': 403,
  'app key, by an expired JWT': 403
}

const changes = ([method]: Row): boolean => method !== 'GET'

/** Returns whether the address names something within an app. */
const namesThing = ([, path]: Row): boolean => /:(?!appId)/.test(path)

/** Verdicts for those who are signed in to the console; a change needs the token of the session. */
const inConsole = (row: Row, roles: Record<Role, Verdict>, stranger = roles.agent): Verdicts => ({
  'console owner': roles.owner,
  'console admin': roles.admin,
  'console agent': roles.agent,
  'console agent of another app': stranger,
  'console owner without CSRF token': changes(row) ? 403 : roles.owner
})

interface RestVerdicts {
  app: Verdict
  integration: Verdict
  /** @default as keys of the app */
  agent?: Verdict
}

const inRest = (row: Row, { app, integration, agent = app }: RestVerdicts): Verdicts => {
  const fromOther = (verdict: Verdict) =>
    verdict === 'in' && row[1].includes(':appId') ? 404 : verdict
  return {
    'account key': 'in',
    'app key': app,
    'app key, by JWT': app,
    'integration key': integration,
    'app key of another app': fromOther(app),
    'integration key of another app': fromOther(integration),
    ...inConsole(row, { owner: app, admin: app, agent }, fromOther(agent))
  }
}

/** Callers without a rule are refused with 401, or admitted where anyone is. */
const BY_ACCESS: Record<Access, (row: Row) => Verdicts> = {
  account: row => inRest(row, { app: 403, integration: 403 }),
  'account, owners': row => ({
    ...inRest(row, { app: 403, integration: 403 }),
    ...inConsole(row, { owner: 'in', admin: 403, agent: 403 })
  }),
  'account, admins': row => ({
    ...inRest(row, { app: 403, integration: 403 }),
    ...inConsole(row, { owner: 'in', admin: 'in', agent: 403 })
  }),
  app: row => inRest(row, { app: 'in', integration: 403 }),
  'app set-up': row => inRest(row, { app: 'in', integration: 403, agent: 403 }),
  all: row => inRest(row, { app: 'in', integration: 'in' }),
  'all set-up': row => inRest(row, { app: 'in', integration: 'in', agent: 403 }),
  page: () => ({ ...NO_PAGE, ...UNLISTED_PAGE, 'anonymous, on a page that is not listed': 403 }),
  session: () => ({
    ...NO_PAGE,
    ...UNLISTED_PAGE,
    ...VISITORS,
    anonymous: 'in',
    'anonymous, on a page that is not listed': 403
  }),
  login: () => ({ 'ann, by JWT': 'in', 'ann, by JWT, on a page that is not listed': 403 }),
  visitor: row => {
    const ben = namesThing(row) ? 404 : 'in'
    return { ...UNLISTED_PAGE, ...VISITORS, ben, 'ben, by JWT': ben }
  },
  console: row => inConsole(row, { owner: 'in', admin: 'in', agent: 'in' }),
  'console of app': row => inConsole(row, { owner: 'in', admin: 'in', agent: 'in' }, 404),
  'console admins': row => inConsole(row, { owner: 'in', admin: 'in', agent: 403 }),
  'console owners': row => inConsole(row, { owner: 'in', admin: 403, agent: 403 }),
  signIn: () => OTHER_PAGE,
  public: () => ({})
}

const ANYONE: Access[] = ['page', 'signIn', 'public']

/** Returns the expected result for a caller of a route. */
export const verdictOf = (row: Row, caller: Caller): Verdict => {
  const [, , access] = row
  return BY_ACCESS[access](row)[caller] ?? (ANYONE.includes(access) ? 'in' : 401)
}

/** Caller whose call proves that a row describes its route correctly. */
export const OWNERS: Record<Access, Caller> = {
  account: 'account key',
  'account, owners': 'account key',
  'account, admins': 'account key',
  app: 'app key',
  'app set-up': 'app key',
  all: 'integration key',
  'all set-up': 'integration key',
  page: 'anonymous',
  session: 'anonymous',
  login: 'ann, by JWT',
  visitor: 'ann',
  console: 'console agent',
  'console of app': 'console agent',
  'console admins': 'console admin',
  'console owners': 'console owner',
  signIn: 'account key',
  public: 'anonymous'
}
