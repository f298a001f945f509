/**
 * Who calls the REST API, and how far it may reach. `account` reaches every app, `app` one app,
 * `integration` the people and conversations of one app. A console user acts as an app of choice.
 */
export type Principal =
  | { scope: 'account'; keyId: string }
  | { scope: 'app'; keyId: string; appId: string }
  | { scope: 'integration'; keyId: string; appId: string; integrationId: string }
  | { scope: 'console'; consoleUserId: string; email: string; csrfToken: string }

/** What a key may be made for, widest first. */
export const KEY_SCOPES = ['account', 'app', 'integration'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/**
 * Tells whether a caller may reach an app at all. What is out of reach must look absent.
 *
 * @param appId The app that the address names.
 */
export const reachesApp = (principal: Principal, appId: string): boolean => {
  switch (principal.scope) {
    case 'account':
    case 'console':
      return true
    case 'app':
    case 'integration':
      return principal.appId === appId
  }
}

/** The scope that a caller acts with: console users act as the app whose address they call. */
export const actingScope = ({ scope }: Principal): KeyScope => (scope === 'console' ? 'app' : scope)
