import type { Row } from '../../storage'

/** What of a user their reference is made of. */
export type UserRef = Pick<Row<'users'>, 'id' | 'externalId'>

/** Names a user in an event of an app. */
export const userRef = ({ id, externalId }: UserRef) => ({
  id,
  externalId,
  authenticated: externalId !== null
})
