import { createHmac } from 'node:crypto'

/** A key of the REST API with its secret. */
interface SigningKey {
  id: string
  secret: string
}

/** Encodes a part of a token: JSON, or a text as it is. */
export const encodePart = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signs without a library, so that tokens can be invalid in any way. */
export const signJwt = (key: SigningKey, payload: unknown, header: object = {}): string => {
  const signed = `${encodePart({ alg: 'HS256', kid: key.id, ...header })}.${encodePart(payload)}`
  return `${signed}.${createHmac('sha256', key.secret).update(signed).digest('base64url')}`
}

/** Time of a claim, in seconds from now. */
export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** Claims of a business about its visitor. */
export const userClaims = (externalId: unknown, more: object = {}) => ({
  scope: 'user',
  external_id: externalId,
  ...more
})
