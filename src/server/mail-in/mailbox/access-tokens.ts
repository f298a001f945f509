import type { OAuthSettings } from '../../mail'
import type { Outbound } from '../../outbound'

/** A token that ends sooner is not used any more. */
const LEFT_MIN_MS = 5 * 60_000
const ERROR_CODE = /^[a-z_]{1,40}$/

/** Access tokens for a mailbox. */
export interface AccessTokens {
  /** @throws {Error} Without secrets, where there is none to be had. */
  get(): Promise<string>
  /** Makes the next call ask for another one: the server has refused it. */
  forget(): void
}

const readFields = (body: Buffer): Record<string, unknown> => {
  try {
    const fields: unknown = JSON.parse(body.toString())
    return typeof fields === 'object' && fields !== null ? { ...fields } : {}
  } catch {
    return {}
  }
}

/**
 * Asks for access tokens: by the refresh token, else for the program itself. One is kept until shortly before
 * it ends.
 *
 * @see RFC 6749, sections 6 and 4.4
 */
export const createAccessTokens = (
  { url, clientId, clientSecret, refreshToken: given, scope }: OAuthSettings,
  outbound: Pick<Outbound, 'request'>,
  clock: () => number
): AccessTokens => {
  let refreshToken = given
  let held: { token: string; endsAt: number } | undefined

  const ask = async () => {
    const fields = {
      grant_type: refreshToken === undefined ? 'client_credentials' : 'refresh_token',
      client_id: clientId,
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      ...(scope !== undefined && { scope })
    }
    const { status, body } = await outbound.request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json'
      },
      body: new URLSearchParams(fields).toString()
    })
    const answer = readFields(body)
    const { access_token: token, expires_in: seconds, refresh_token: next, error } = answer
    if (status !== 200 || typeof token !== 'string' || !token) {
      const code = typeof error === 'string' && ERROR_CODE.test(error) ? ` ${error}` : ''
      throw new Error(`There is no access token for the mailbox: ${status}${code}.`)
    }
    // Some services give another one each time.
    if (refreshToken !== undefined && typeof next === 'string' && next) refreshToken = next
    return { token, endsAt: clock() + (Number(seconds) || 0) * 1_000 }
  }

  return {
    async get() {
      if (!held || held.endsAt - clock() < LEFT_MIN_MS) held = await ask()
      return held.token
    },
    forget() {
      held = undefined
    }
  }
}
