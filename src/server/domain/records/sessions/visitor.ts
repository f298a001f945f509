import type { MessageSource } from '../../../../protocol'

/** A user who chats through a web integration, or through a channel. */
export interface Visitor {
  appId: string
  userId: string
  integrationId: string
  /** Type of the channel. @default the messenger */
  channel?: string
  /** JSON of the user's profile. */
  profileJson: string
  /** JSON of the app's settings, where it is known. */
  appSettingsJson?: string
}

/** Marks what comes through a visitor's integration. */
export const sourceOf = ({ integrationId, channel = 'web' }: Visitor): MessageSource => ({
  type: channel,
  integrationId
})
