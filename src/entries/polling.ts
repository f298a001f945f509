import type { ChunkManifest, ImportChunk } from '../protocol'
import type { Transport } from '../transports'
import { polling as createPolling } from '../transports/polling'

/** Hashes of the chunk for MQTT; the build fills them in. */
declare const __MQTT__: ChunkManifest

// Transports beside WebSocket, by the type of the address that they connect to.

/** Opens long polls, for networks that let no WebSocket through. */
export const polling = (): Transport => createPolling()

/** Opens MQTT, for servers that list a broker. */
export const mqtt = async (load: ImportChunk): Promise<Transport> =>
  (await load<typeof import('./mqtt')>(__MQTT__)).mqtt()
