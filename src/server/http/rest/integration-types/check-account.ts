import {
  type Account,
  type Ask,
  type Connection,
  findChannel,
  withoutSecrets
} from '../../../channels'
import type { CheckedAccount } from '../../../domain/records'
import { type Outbound, OutboundError } from '../../../outbound'
import { RestError } from '../errors'

/** Time limit for an answer of the service: someone waits for it. */
const ANSWER_MAX_MS = 5_000

/**
 * Asks the outside service who an account is, before it is stored. A service that does not answer now is asked
 * again later.
 *
 * @param type Type of integrations that carry messages.
 * @throws {RestError} `bad_request` where the service refuses the account.
 */
export const checkAccount = async (
  type: string,
  account: Account,
  toServices: Outbound
): Promise<CheckedAccount | undefined> => {
  const { service } = findChannel(type) ?? {}
  if (!service) return undefined
  const ask: Ask = ({ url, ...request }) =>
    toServices.request(url, { ...request, timeoutMs: ANSWER_MAX_MS })
  const found = await service.identify(account, ask).catch((error: unknown): Connection => {
    if (error instanceof OutboundError) return { type: 'later', reason: error.message }
    throw error
  })
  if (found.type === 'connected') {
    return { accountName: found.name ?? null, connectionProblem: null }
  }
  const reason = withoutSecrets(found.reason, account)
  if (found.type === 'later') return { accountName: null, connectionProblem: reason }
  throw new RestError(
    'bad_request',
    `${service.expected}, got what the service refuses: ${JSON.stringify(reason)}.`
  )
}
