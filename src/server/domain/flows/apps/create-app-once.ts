import type { Row } from '../../../storage'
import { createApp, updateApp } from '../../records'
import { idOfRequest, type Tx } from '../../transaction'

/** An app to create. */
export interface AppRequest {
  displayName: string
  /** Names who asks, and which of their requests this is. */
  request: string
}

/**
 * Creates an app. The same request again, whose answer was lost, gets the app that it has created, with
 * the name that it has now.
 */
export const createAppOnce = async (
  tx: Tx,
  { displayName, request }: AppRequest
): Promise<Row<'apps'>> => {
  const { id, digits } = idOfRequest(tx.now, request)
  const made = await tx.db
    .selectFrom('apps')
    .select('id')
    .where('id', 'like', `%${digits}`)
    .executeTakeFirst()
  const renamed = made && (await updateApp(tx, made.id, { displayName }))
  return renamed ?? createApp(tx, { displayName }, id)
}
