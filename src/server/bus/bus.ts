/** Payload of a ring: something was stored under the topic, and subscribers read the database. */
export const RING = undefined

/** Hears what is published under a topic; {@link RING} in place of what the database holds. */
export type BusListener = (payload: unknown) => void

/** Publishes that there are new events. Calls may be lost or repeated: subscribers read the database. */
export interface Bus {
  /** @param isStored Whether the database holds the payload: other processes get a {@link RING} for it. */
  publish(topic: string, payload: unknown, isStored?: boolean): void
  /** @returns What ends the subscription. */
  subscribe(topic: string, listener: BusListener): () => void
}
