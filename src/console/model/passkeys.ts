import type { PasskeyAssertion, PasskeyCreation, PasskeyRegistration, PasskeyRequest } from '../api'

/** Cancelled by its user, or too late; there already; or not what the browser can do, or at this address. */
type Reason = 'cancelled' | 'known' | 'unfit'

const REASONS: Record<string, Reason> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known'
}

/** Error of a browser that made or used no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'

  constructor(readonly reason: Reason) {
    super(reason)
  }
}

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), char => char.charCodeAt(0))

const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const answerOf = async <Answer extends AuthenticatorResponse>(
  asking: Promise<Credential | null>
): Promise<{ id: string; response: Answer }> => {
  const credential = await asking.catch(error => {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyError(REASONS[name] ?? 'unfit')
  })
  if (!credential) throw new PasskeyError('cancelled')
  // Both calls ask for a credential of this type only.
  const { id, response } = credential as PublicKeyCredential
  return { id, response: response as Answer }
}

/** Has the browser make a passkey. @throws {PasskeyError} */
export const createPasskey = async (
  credentials: CredentialsContainer,
  { challenge, user, excludeCredentials, ...options }: PasskeyCreation
): Promise<PasskeyRegistration> => {
  const { id, response } = await answerOf<AuthenticatorAttestationResponse>(
    credentials.create({
      publicKey: {
        ...options,
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: excludeCredentials.map(each => ({ ...each, id: toBytes(each.id) }))
      }
    })
  )
  return {
    id,
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
      transports: response.getTransports()
    }
  }
}

/** Has the browser use a passkey that its user chooses. @throws {PasskeyError} */
export const answerByPasskey = async (
  credentials: CredentialsContainer,
  { challenge, ...options }: PasskeyRequest
): Promise<PasskeyAssertion> => {
  const { id, response } = await answerOf<AuthenticatorAssertionResponse>(
    credentials.get({ publicKey: { ...options, challenge: toBytes(challenge) } })
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      ...(userHandle && { userHandle: toBase64url(userHandle) })
    }
  }
}
