import { type Db, prepared, type Row } from '../../../storage'
import type { PayloadSource } from '../../transaction'
import { SDK_TYPE } from '../../records'
import { restClient, restDevice } from '../../views'

const WEB = 'web'

const selectWidgets = prepared<{ userId: string }, Row<'clients'>>((db, value) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', value('userId'))
    .where('type', '=', SDK_TYPE)
)

const selectDevice = prepared<{ clientId: string; guid: string }, Row<'devices'>>((db, value) =>
  db
    .selectFrom('devices')
    .selectAll()
    .where('clientId', '=', value('clientId'))
    .where('guid', '=', value('guid'))
)

/**
 * Adds to a source of the web the client and the device by which a user came; other sources have none.
 *
 * @param guid The browser, as its widget calls it; undefined: it is not known.
 */
export const withDevice = async (
  db: Db,
  source: PayloadSource,
  userId: string,
  guid: string | undefined
): Promise<object> => {
  const [client] = source.type === WEB ? await selectWidgets(db, { userId }) : []
  if (!client) return source
  const [device] = guid === undefined ? [] : await selectDevice(db, { clientId: client.id, guid })
  return {
    ...source,
    client: restClient(client),
    ...(device && { device: restDevice(device) })
  }
}
