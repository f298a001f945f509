import type { Prechat } from '../../../../protocol'
import type { Row } from '../../../storage'
import { channelIdentitiesOf, findUserBy, sourceOf, type Visitor } from '../../records'
import type { Tx } from '../../transaction'
import { addLink } from './add-link'

const EMAIL = 'mailgun'

/**
 * Links the first e-mail address that a visitor gave before their default conversation, where the
 * business has such a channel and the visitor is not linked with it yet.
 *
 * @see Spec §5: the first e-mail field is used for linking; without one there is none.
 */
export const linkFromPrechat = async (
  tx: Tx,
  visitor: Visitor,
  { isDefault }: Row<'conversations'>,
  prechat: Prechat
): Promise<void> => {
  const { appId, userId } = visitor
  const { enableEmailLinking = true } = prechat
  const externalId = enableEmailLinking && isDefault ? findEmail(prechat) : undefined
  if (!externalId) return
  const integration = await tx.db
    .selectFrom('integrations')
    .selectAll()
    .where('appId', '=', appId)
    .where('type', '=', EMAIL)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst()
  const user = integration && (await findUserBy(tx.db, appId, 'id', userId))
  if (!user) return
  const known = channelIdentitiesOf(tx.db, userId).where('integrationId', '=', integration.id)
  if (await known.executeTakeFirst()) return
  await addLink(tx, user, integration, { status: 'active', externalId, source: sourceOf(visitor) })
}

/** Finds the first e-mail address among the answers. */
export function findEmail({ answers }: Prechat): string | undefined {
  for (const answer of answers) if (answer.type === 'email') return answer.email
  return undefined
}
