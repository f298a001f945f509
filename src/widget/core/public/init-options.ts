import type { IntegrationSettings, PageSettings } from '../../../protocol'
import type { Transport } from '../../../transports'
import type { Delegate } from './delegate'

/** Kinds of content that the menu offers to send. */
export type MenuItems = NonNullable<PageSettings['menuItems']>

/** Distances from the edges of the window, in CSS pixels. */
export type Position = NonNullable<PageSettings['position']>

/**
 * Options of `init`. They win over the integration's settings on the server.
 *
 * Those that are settings are declared in `src/protocol/web-settings/settings.ts`.
 */
export interface InitOptions extends IntegrationSettings, PageSettings {
  /** The web integration that visitors write to. */
  integrationId: string
  /** Public address of the server. @default where the script came from; required with npm */
  configBaseUrl?: string | undefined
  /** Region of the data, such as `eu-1`, by a name that the server at `configBaseUrl` knows. */
  region?: string
  /** Id of the user in the business's own system. Signs that user in, together with `jwt`. */
  externalId?: string
  /** Token that the business issued for this user. Kept in memory only, until sign-in is done. */
  jwt?: string
  /** Single-use code that signs in a user who comes from another channel. Not with `externalId`. */
  authCode?: string
  /** Hooks that may change messages and supply new tokens. `setDelegate` replaces them. */
  delegate?: Delegate | null | undefined
  /** Transport of events, or several to try in this order. @default those that the server offers */
  transport?: Transport | Transport[]
}

/** Settings of launcher and messenger: remote settings, overridden by options of `init`. */
export type WidgetSettings = Omit<InitOptions, 'integrationId'> & {
  /** Options of the page so far, over which settings of the integration never go. */
  given?: Partial<InitOptions>
}
