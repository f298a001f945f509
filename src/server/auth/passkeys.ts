/** Challenge that a browser signs, to prove where it is, and that it is now. */
export interface PasskeyChallenge {
  /** Random bytes in base64url. */
  challenge: string
  /** Origin of the page, such as `https://chat.example.com`. */
  origin: string
}

/** Answer of a browser that has made a passkey. Bytes are in base64url. */
export interface PasskeyRegistration {
  id: string
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
}

/** Answer of a browser that has used a passkey. Bytes are in base64url. */
export interface PasskeyAssertion {
  id: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    /** Given to `navigator.credentials.create` as the id of the user. */
    userHandle?: string
  }
}

/** A passkey as it is stored, as far as its use is checked by it. */
export interface PasskeyRecord {
  credentialId: string
  /** COSE key in base64url. */
  publicKey: string
  /** Number of uses that the authenticator has told; 0: it does not count. */
  counter: number
}

/** Ed25519, ES256 and RS256. @see https://www.iana.org/assignments/cose */
const ALGORITHMS = [-8, -7, -257]
/** Time that a browser gives its user, in ms. */
const TIMEOUT_MS = 5 * 60_000

const hostOf = ({ origin }: PasskeyChallenge): string => new URL(origin).hostname

/** Turns the id of a console user into the one by which authenticators keep their passkeys apart. */
export const userHandleOf = (id: string): string => Buffer.from(id).toString('base64url')

/**
 * Makes the options for `navigator.credentials.create`, bytes in base64url.
 *
 * @param known Credential ids of the passkeys that the user has: no authenticator makes a second one.
 */
export const passkeyCreation = (
  challenge: PasskeyChallenge,
  { id, email, displayName }: { id: string; email: string; displayName: string | null },
  known: string[]
) => ({
  challenge: challenge.challenge,
  rp: { id: hostOf(challenge), name: 'Pipit' },
  user: { id: userHandleOf(id), name: email, displayName: displayName ?? email },
  pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
  excludeCredentials: known.map(credentialId => ({
    type: 'public-key' as const,
    id: credentialId
  })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const
  },
  attestation: 'none' as const,
  timeout: TIMEOUT_MS
})

/** Makes the options for `navigator.credentials.get`, for whichever passkey the user chooses. */
export const passkeyRequest = (challenge: PasskeyChallenge) => ({
  challenge: challenge.challenge,
  rpId: hostOf(challenge),
  userVerification: 'required' as const,
  timeout: TIMEOUT_MS
})

// It takes a second to load, which only those pay who use passkeys.
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/**
 * Takes away what an authenticator says of its make, which was not asked for: checking it would call
 * addresses that its certificates name.
 */
const withoutStatement = (
  { decodeAttestationObject, isoBase64URL, isoCBOR }: Awaited<ReturnType<typeof loadHelpers>>,
  attestationObject: string
): string => {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const entries: [string, string | Uint8Array | Map<string, string>][] = [
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData]
  ]
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(entries)))
}

/** Reads a passkey that a browser has made. @returns Undefined for one that does not answer the challenge. */
export const readRegistration = async (
  { id, response }: PasskeyRegistration,
  expected: PasskeyChallenge
): Promise<PasskeyRecord | undefined> => {
  const { verifyRegistrationResponse } = await loadLibrary()
  const helpers = await loadHelpers()
  try {
    const attestationObject = withoutStatement(helpers, response.attestationObject)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, attestationObject }
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: hostOf(expected),
      supportedAlgorithmIDs: ALGORITHMS
    })
    if (!registrationInfo) return undefined
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for all that it refuses, and anyone may send anything.
    return undefined
  }
}

/**
 * Checks the use of a passkey, whose authenticator has verified its user by a PIN, a finger or a face.
 *
 * @returns Its counter now; undefined for one that is refused, also since the counter does not grow.
 */
export const readAssertion = async (
  { id, response }: PasskeyAssertion,
  { credentialId, publicKey, counter }: PasskeyRecord,
  expected: PasskeyChallenge
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: hostOf(expected),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter
      }
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // As above.
    return undefined
  }
}
