import type { Role } from './roles'

/** Someone who is signed in to the console. */
export interface ConsolePrincipal {
  scope: 'console'
  consoleUserId: string
  email: string
  displayName: string | null
  avatarUrl: string | null
  /** 1: visitors see name and picture with what they write; 0: they do not. */
  isShown: number
  role: Role
  /** Apps that they reach; undefined: all of them. */
  appIds: readonly string[] | undefined
  csrfToken: string
}

/**
 * Caller of the REST API. `account` reaches every app, `app` one app, `integration` the users and
 * conversations of one app. A console user reaches their apps, as far as their role goes.
 */
export type Principal =
  | { scope: 'account'; keyId: string }
  | { scope: 'app'; keyId: string; appId: string }
  | { scope: 'integration'; keyId: string; appId: string; integrationId: string }
  | ConsolePrincipal

/** Scopes of keys, the widest first. */
export const KEY_SCOPES = ['account', 'app', 'integration'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/**
 * Tells whether a caller may reach an app. An app out of reach is answered as if it did not exist.
 *
 * @param appId The app that the address names.
 */
export const reachesApp = (principal: Principal, appId: string): boolean => {
  switch (principal.scope) {
    case 'account':
      return true
    case 'console':
      return principal.appIds?.includes(appId) ?? true
    case 'app':
    case 'integration':
      return principal.appId === appId
  }
}
