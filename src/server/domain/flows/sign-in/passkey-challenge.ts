import { randomBytes } from 'node:crypto'
import type { PasskeyChallenge } from '../../../auth'
import type { AppContext } from '../../transaction'
import { openSealed } from './open-sealed'

/** Time for the answer of a browser. */
const CHALLENGE_MS = 5 * 60_000
const CHALLENGE_BYTES = 32

/** A challenge that a browser hands back with its answer. */
export interface OpenChallenge extends PasskeyChallenge {
  expiresAt: number
}

/**
 * Makes a challenge, and the token by which its browser goes on. Nothing is stored.
 *
 * @param owner Says what it is for.
 * @param origin Of the page.
 */
export const sealChallenge = (
  { secretBox, clock }: AppContext,
  owner: string,
  origin: string
): { challenge: PasskeyChallenge; token: string } => {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const until = String(clock() + CHALLENGE_MS)
  const token = secretBox.seal({ challenge, origin, until }, owner)
  return { challenge: { challenge, origin }, token }
}

/** Opens the token of a challenge; undefined when that was made too long ago, or for something else. */
export const openChallenge = (
  { secretBox, clock }: AppContext,
  owner: string,
  token: string
): OpenChallenge | undefined => {
  const { challenge, origin, until } = openSealed(secretBox, token, owner)
  const expiresAt = Number(until)
  if (challenge === undefined || origin === undefined || !(expiresAt > clock())) return undefined
  return { challenge, origin, expiresAt }
}
