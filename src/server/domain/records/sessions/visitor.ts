import type { MessageSource } from '../../../../protocol'

/** A user who chats through a web integration. */
export interface Visitor {
  appId: string
  userId: string
  integrationId: string
  /** JSON of the user's profile. */
  profileJson: string
}

/** Marks what comes through a visitor's web integration. */
export const sourceOf = ({ integrationId }: Visitor): MessageSource => ({
  type: 'web',
  integrationId
})
