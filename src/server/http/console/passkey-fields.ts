import { Type } from 'typebox'

const CREDENTIAL_ID_MAX_CHARS = 1_400
const CLIENT_DATA_MAX_CHARS = 4_000
const AUTHENTICATOR_DATA_MAX_CHARS = 16_000
const TRANSPORT_MAX_CHARS = 32
const TRANSPORTS_MAX = 10

const bytes = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description: 'base64url' })

const CredentialId = bytes(CREDENTIAL_ID_MAX_CHARS)
const ClientData = bytes(CLIENT_DATA_MAX_CHARS)
const AuthenticatorData = bytes(AUTHENTICATOR_DATA_MAX_CHARS)

/** Answer of `navigator.credentials.create`. @see https://www.w3.org/TR/webauthn-3/#iface-authenticatorattestationresponse */
export const Registration = Type.Object({
  id: CredentialId,
  response: Type.Object({
    clientDataJSON: ClientData,
    attestationObject: AuthenticatorData,
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: TRANSPORT_MAX_CHARS }), { maxItems: TRANSPORTS_MAX })
    )
  })
})

/** Answer of `navigator.credentials.get`. @see https://www.w3.org/TR/webauthn-3/#iface-authenticatorassertionresponse */
export const Assertion = Type.Object({
  id: CredentialId,
  response: Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: AuthenticatorData,
    signature: AuthenticatorData,
    userHandle: Type.Optional(CredentialId)
  })
})
