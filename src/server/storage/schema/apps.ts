import type { Generated } from 'kysely'

export interface AppRow {
  id: string
  displayName: string
  iconUrl: string | null
  metadataJson: string
  settingsJson: string
  createdAt: number
}

/** The app that is the demo; at most one row. */
export interface DemoAppRow {
  id: number
  appId: string
  integrationId: string
}

/** Number of answers of one day that came within a time. */
export interface AnswerTimeRow {
  appId: string
  /** Days since the epoch. */
  day: number
  withinSeconds: number
  answers: number
}

/** A key of the REST API. Kept as it is, because HS256 needs the secret itself. */
export interface KeyRow {
  /** With its prefix: `act_`, `app_` or `int_`. */
  id: string
  scope: 'account' | 'app' | 'integration'
  appId: string | null
  integrationId: string | null
  displayName: string
  secret: string
  createdAt: number
  /** When it last authorized something, to within five minutes; null: no use is known. */
  lastUsedAt: Generated<number | null>
}

export interface IntegrationRow {
  id: string
  appId: string
  type: string
  status: 'active' | 'inactive' | 'error'
  displayName: string | null
  settingsJson: string
  /** Texts of a messenger by language and key. Apart from the settings, which many calls read. */
  customTextJson: Generated<string>
  /** Counts the changes of these texts. */
  customTextVersion: Generated<number>
  /** Secrets of an outside service, in a box of `auth/secret-box`. */
  secretsSealed: Generated<string | null>
  /** When the outside service of a channel took our address for its events; null: it has not. */
  connectedAt: Generated<number | null>
  /** Name of the account at this service; null: not known. */
  accountName: Generated<string | null>
  /** Reason for which the service has not taken our address, in its words; null: not known. */
  connectionProblem: Generated<string | null>
  /** Since when the connection has the state that it has; null: not known. */
  connectionSince: Generated<number | null>
  /** Until when the service takes no messages of the account, which sends too many; null: it takes them. */
  waitsUntil: Generated<number | null>
  createdAt: number
}

/** A change of settings of an app, or of one of its integrations. */
export interface SettingsChangeRow {
  id: string
  appId: string
  /** Null: of the app itself. */
  integrationId: string | null
  byType: 'user' | 'key'
  /** Id of the console user or key, which may be gone. */
  byId: string
  byName: string
  fieldsJson: string
  createdAt: number
}

/** A reply that the team of an app keeps to use it again. */
export interface SavedReplyRow {
  id: string
  appId: string
  name: string
  /** The name in lower case; the names of an app differ in it. */
  nameKey: string
  /** With placeholders such as `{{visitor.name}}`; empty: the message has none. */
  text: string
  /** JSON of a `Content`, with placeholders too; null: the text alone. */
  contentJson: Generated<string | null>
  createdAt: number
}

/** The newest load of an integration by the pages of one site. */
export interface PageLoadRow {
  integrationId: string
  /**
   * `snippet`: the snippet asked for the script; `started`: the messenger has read its settings; `refused`:
   * the integration does not list the origin.
   */
  outcome: 'snippet' | 'started' | 'refused'
  /** Origin of the site; empty if the request named none. */
  origin: string
  at: number
  /** Loads since it is listed, as far as counted. */
  loads: number
}
