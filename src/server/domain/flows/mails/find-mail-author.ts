import type { Db, Row } from '../../../storage'
import { addressKeyOf, readClaims, SDK_TYPE, type UserAddress } from '../../records'

/**
 * Finds the user whom mails from an address have made, as long as nobody vouches for them: the business knows
 * them by no id, has not set their address, and they have used no messenger.
 */
export const findMailAuthor = async (
  db: Db,
  { appId, address }: Pick<UserAddress, 'appId' | 'address'>
): Promise<Row<'users'> | undefined> => {
  const users = await db
    .selectFrom('mailAddresses')
    .innerJoin('users', 'users.id', 'mailAddresses.userId')
    .selectAll('users')
    .where('mailAddresses.appId', '=', appId)
    .where('addressKey', '=', addressKeyOf(address))
    .where('wroteAt', 'is not', null)
    .where('users.externalId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clients')
            .select('clients.id')
            .whereRef('clients.userId', '=', 'users.id')
            .where('clients.type', '=', SDK_TYPE)
        )
      )
    )
    .orderBy('users.id')
    .execute()
  return users.find(user => 'email' in readClaims(user))
}
