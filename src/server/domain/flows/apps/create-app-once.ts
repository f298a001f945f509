import type { Row } from '../../../storage'
import { type Actor, createApp, storeAuditEntry, updateApp } from '../../records'
import { idOfRequest, type Tx } from '../../transaction'
import { recordAppChange } from '../changes'

/** An app to create. */
export interface AppRequest {
  displayName: string
  /** Names who asks, and which of their requests this is. */
  request: string
  by: Actor
}

/**
 * Creates an app. The same request again, whose answer was lost, gets the app that it has created, with
 * the name that it has now.
 */
export const createAppOnce = async (
  tx: Tx,
  { displayName, request, by }: AppRequest
): Promise<Row<'apps'>> => {
  const { id, digits } = idOfRequest(tx.now, request)
  const made = await tx.db
    .selectFrom('apps')
    .selectAll()
    .where('id', 'like', `%${digits}`)
    .executeTakeFirst()
  const renamed = made && (await updateApp(tx, made.id, { displayName }))
  if (renamed) {
    await recordAppChange(tx, by, made, renamed)
    return renamed
  }
  const app = await createApp(tx, { displayName }, id)
  await storeAuditEntry(tx, by, { kind: 'app', action: 'created', appId: app.id })
  return app
}
