import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const AAGUID_BYTES = 16
const CREDENTIAL_ID_BYTES = 32

/** Deeds that a browser would not do, so that they are refused. */
interface Forgery {
  origin?: string
  rpId?: string
  challenge?: string
  /** @default one more than before */
  counter?: number
  /** @default true */
  isVerified?: boolean
  userHandle?: string
}

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

const bytesOf = (size: number, value: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** Writes the head of a byte string in CBOR. @see RFC 8949 §3 */
const byteString = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.concat([Buffer.from([0x59]), bytesOf(2, bytes.length)]),
    bytes
  ])

/** Writes a short text in CBOR. */
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** Writes an ES256 key in COSE. @see RFC 9053 §7.1.1 */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    byteString(x),
    Buffer.from([0x22]),
    byteString(y)
  ])

/**
 * Makes an authenticator with one passkey, together with the browser around it, which may be forged.
 *
 * @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
 */
export const createAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(CREDENTIAL_ID_BYTES)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, forged: Forgery) =>
    JSON.stringify({
      type,
      challenge: forged.challenge ?? challenge,
      origin: forged.origin ?? origin,
      crossOrigin: false
    })

  const dataOf = (rpId: string, forged: Forgery, flags: number, credential = Buffer.alloc(0)) => {
    counter = forged.counter ?? counter + 1
    const verified = forged.isVerified === false ? 0 : USER_VERIFIED
    return Buffer.concat([
      hash(forged.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | verified]),
      bytesOf(4, counter),
      credential
    ])
  }

  return {
    credentialId: base64url(credentialId),

    /** Answers `navigator.credentials.create`. */
    create({ challenge, rp, user }: CreationOptions, forged: Forgery = {}) {
      userHandle = user.id
      const credential = Buffer.concat([
        Buffer.alloc(AAGUID_BYTES),
        bytesOf(2, credentialId.length),
        credentialId,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        byteString(dataOf(rp.id, forged, HAS_CREDENTIAL, credential))
      ])
      return {
        id: base64url(credentialId),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, forged)),
          attestationObject: base64url(attestation),
          transports: ['internal']
        }
      }
    },

    /** Answers `navigator.credentials.get`. */
    get({ challenge, rpId }: RequestOptions, forged: Forgery = {}) {
      const authenticatorData = dataOf(rpId, forged, 0)
      const clientDataJSON = clientData('webauthn.get', challenge, forged)
      const signed = Buffer.concat([authenticatorData, hash(clientDataJSON)])
      return {
        id: base64url(credentialId),
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: forged.userHandle ?? userHandle
        }
      }
    }
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
