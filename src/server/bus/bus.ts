/** Payload of a notice: something was stored under the topic, and subscribers read the database. */
export const NOTICE = undefined

/** Hears what is published under a topic; {@link NOTICE} in place of what the database holds. */
export type BusListener = (payload: unknown) => void

/** Publishes that there are new events. Calls may be lost or repeated: subscribers read the database. */
export interface Bus {
  /** @param isStored Whether the database holds the payload: other processes get a {@link NOTICE} for it. */
  publish(topic: string, payload: unknown, isStored?: boolean): void
  /** @returns A function that ends the subscription. */
  subscribe(topic: string, listener: BusListener): () => void
}
