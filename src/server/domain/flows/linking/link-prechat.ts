import type { Prechat } from '../../../../protocol'
import { EMAIL } from '../../../channels'
import type { Row } from '../../../storage'
import {
  askForConfirmation,
  channelIdentitiesOf,
  findUserBy,
  readClaims,
  sourceOf,
  type Visitor
} from '../../records'
import type { Tx } from '../../transaction'
import { addLink } from './add-link'
import { LINK_MAX_MS } from './link-rules'

/**
 * Links the first e-mail address that a visitor gave before their default conversation, where the
 * business has such a channel and the visitor is not linked with it yet. Where mails go out, its owner is
 * asked first, also for a business without such a channel.
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
  const user = await findUserBy(tx.db, appId, 'id', userId)
  if (!user) return
  const ask = () => askForConfirmation(tx, { appId, userId, address: externalId })
  if ('email' in readClaims(user)) await ask()
  const integration = await tx.db
    .selectFrom('integrations')
    .selectAll()
    .where('appId', '=', appId)
    .where('type', '=', EMAIL)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst()
  if (!integration) return
  const known = channelIdentitiesOf(tx.db, userId).where('integrationId', '=', integration.id)
  if (await known.executeTakeFirst()) return
  await ask()
  await addLink(tx, user, integration, {
    externalId,
    source: sourceOf(visitor),
    ...(tx.mail ? { status: 'pending', expiresAt: tx.now + LINK_MAX_MS } : { status: 'active' })
  })
}

/** Finds the first e-mail address among the answers. */
export function findEmail({ answers }: Prechat): string | undefined {
  for (const answer of answers) if (answer.type === 'email') return answer.email
  return undefined
}
