import { createPart } from './create-part'

/**
 * All parts. Few: code that several of them use becomes a file for each set of parts that do. Their state
 * lies at module level, as the modules themselves do.
 */
export const PARTS = {
  /** Sign-up, an invitation, another password, the second step, and an account without an app. */
  access: createPart(() => import('./access')),
  /** The frame around all screens of a workspace, with the inbox. */
  desk: createPart(() => import('./desk')),
  /** The person beside a conversation, the questions before something of it is deleted, and what stays of one. */
  person: createPart(() => import('./person')),
  /** The windows in which messages with more than a text are composed. */
  compose: createPart(() => import('./compose')),
  install: createPart(() => import('./install')),
  integrations: createPart(() => import('../integrations')),
  settings: createPart(() => import('../settings')),
  /** App, team, keys, saved replies, changes, and one's own account. */
  management: createPart(() => import('./management')),
  /** The menu of languages of those who are not signed in. */
  languages: createPart(() => import('./languages'))
}
