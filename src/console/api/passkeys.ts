import type { Call } from './request'
import type { Me } from './shapes'

const PASSKEYS = '/console/api/passkeys'
const SIGN_IN = '/console/api/session/passkey'

/** A passkey of the one who is signed in. Times are ISO 8601 strings. */
export interface Passkey {
  id: string
  displayName: string
  createdAt: string
  /** Undefined: not since it was made. */
  lastUsedAt?: string
}

type Bytes = 'challenge' | 'user' | 'excludeCredentials'

/** Options for `navigator.credentials.create`, bytes in base64url. */
export interface PasskeyCreation extends Omit<PublicKeyCredentialCreationOptions, Bytes> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { type: 'public-key'; id: string }[]
}

/** Options for `navigator.credentials.get`, bytes in base64url. */
export interface PasskeyRequest extends Omit<PublicKeyCredentialRequestOptions, 'challenge'> {
  challenge: string
}

/** Options for a browser, and the token that comes back with its answer. */
export interface PasskeySetUp<Options> {
  options: Options
  token: string
}

/** A passkey that the browser has made. Bytes are in base64url. */
export interface PasskeyRegistration {
  id: string
  response: { clientDataJSON: string; attestationObject: string; transports: string[] }
}

/** A passkey that the browser has used. Bytes are in base64url. */
export interface PasskeyAssertion {
  id: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string
  }
}

/** Makes the calls about passkeys. All reject with an `ApiError`. */
export const createPasskeyApi = (request: (call: Call) => Promise<Response>) => {
  const post = async (path: string, body?: object) =>
    (await request({ method: 'POST', path, body })).json()
  const one = (id: string) => `${PASSKEYS}/${encodeURIComponent(id)}`

  return {
    /** Lists the passkeys of the one who is signed in, the oldest first. */
    async listPasskeys(): Promise<Passkey[]> {
      return (await (await request({ path: PASSKEYS })).json()).passkeys
    },

    setUpPasskey: (password: string): Promise<PasskeySetUp<PasskeyCreation>> =>
      post(`${PASSKEYS}/set-up`, { password }),

    async addPasskey(passkey: {
      token: string
      displayName: string
      credential: PasskeyRegistration
    }): Promise<void> {
      await post(PASSKEYS, passkey)
    },

    async renamePasskey(id: string, displayName: string): Promise<void> {
      await request({ method: 'PATCH', path: one(id), body: { displayName } })
    },

    async removePasskey(id: string, password: string): Promise<void> {
      await post(`${one(id)}/removal`, { password })
    },

    beginPasskeySignIn: (): Promise<PasskeySetUp<PasskeyRequest>> => post(`${SIGN_IN}/challenge`),

    /** Signs in with the passkey that the browser has used. */
    signInWithPasskey: (token: string, credential: PasskeyAssertion): Promise<Me> =>
      post(SIGN_IN, { token, credential })
  }
}
