import type { Call } from './request'

const SECOND_FACTOR = '/console/api/second-factor'

/** Two-step verification of the one who is signed in. */
export interface SecondFactor {
  isOn: boolean
  recoveryCodesLeft: number
}

/** Two-step verification that waits for a code which confirms it. */
export interface SecondFactorSetUp {
  /** For the authenticator app, in base32. */
  secret: string
  /** QR code that hands the secret over: its width in modules, and a path with a line for each dark run. */
  qrModules: { size: number; path: string }
  token: string
}

/** Makes the calls about two-step verification. All reject with an `ApiError`. */
export const createSecondFactorApi = (request: (call: Call) => Promise<Response>) => {
  const post = async (path: string, body: object) =>
    (await request({ method: 'POST', path: `${SECOND_FACTOR}${path}`, body })).json()

  return {
    async getSecondFactor(): Promise<SecondFactor> {
      return (await request({ path: SECOND_FACTOR })).json()
    },

    setUpSecondFactor: (password: string): Promise<SecondFactorSetUp> =>
      post('/set-up', { password }),

    /** Turns it on by a code of the app. @returns Recovery codes, which are given only here. */
    async confirmSecondFactor(token: string, code: string): Promise<string[]> {
      return (await post('', { token, code })).recoveryCodes
    },

    /** Makes other recovery codes, which are given only here; those before end. */
    async renewRecoveryCodes(password: string): Promise<string[]> {
      return (await post('/recovery-codes', { password })).recoveryCodes
    },

    async removeSecondFactor(password: string): Promise<void> {
      await post('/removal', { password })
    }
  }
}
