import { createHmac, hkdfSync } from 'node:crypto'
import { equalSecrets } from '../auth'

/** Sets the key of the seals apart from other uses of the one that it is made from. */
const PURPOSE = 'pipit/bus'
const KEY_BYTES = 32

/** Seals payloads for other processes, by a key that all of them have. */
export interface PayloadSeal {
  seal(topic: string, payload: string): string
  /** Tells whether a process that has the key has sealed this payload for this topic. */
  isGenuine(topic: string, payload: string, seal: string): boolean
}

/** Makes the seal of processes that share a key. Without it, one can publish notices on the link, and no payloads. */
export const sealPayloads = (key: Buffer): PayloadSeal => {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES))
  const seal: PayloadSeal['seal'] = (topic, payload) =>
    createHmac('sha256', ownKey)
      .update(JSON.stringify([topic, payload]))
      .digest('base64url')
  return {
    seal,
    isGenuine: (topic, payload, given) => equalSecrets(seal(topic, payload), given)
  }
}
