import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
/** Bytes of the key of a box. */
export const BOX_KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Sets the key of the hashes apart from other uses of the one that it is made from. */
const HASH_PURPOSE = 'pipit/hashes'

/** Encrypts secrets, so that a copy of the database alone does not reveal them. */
export interface SecretBox {
  /** @param owner Id of the owner, needed to open them again. */
  seal(secrets: Record<string, string>, owner: string): string
  /** @throws {Error} When they were sealed with another key, for another owner, or were changed. */
  open(sealed: string, owner: string): Record<string, string>
  /** Hashes what is guessed easily, such as an e-mail address, so that guesses cannot be compared without the key. */
  hash(text: string): string
}

/** Makes the key of a box. */
export const newBoxKey = (): Buffer => randomBytes(BOX_KEY_BYTES)

/** @param key 32 random bytes. */
export const createSecretBox = (key: Buffer): SecretBox => {
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', HASH_PURPOSE, BOX_KEY_BYTES))

  return {
    seal(secrets, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(owner))
      const sealed = [cipher.update(JSON.stringify(secrets)), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString())
    },
    hash: text => createHmac('sha256', hashKey).update(text).digest('hex')
  }
}
