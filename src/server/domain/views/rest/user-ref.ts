import type { Row } from '../../../storage'

/** Columns of a user that a reference needs. */
export type UserRef = Pick<Row<'users'>, 'id' | 'externalId'>

/** Names a user in an event of an app. */
export const userRef = ({ id, externalId }: UserRef) => ({
  id,
  externalId,
  authenticated: externalId !== null
})
