import { connectionOf } from '../connection-of'
import { readAnswer } from '../meta/graph'
import { answerChallenge } from '../meta/webhook'
import { parsePhoneNumber } from '../phone-number'
import { readFile } from '../read-file'
import type { Account, Ask, Connection, Handshake } from '../service'
import { numberPath, requestOf } from './graph'
import { judge } from './judge'
import { askForTemplates } from './templates'

/** Secrets without which nothing can be proved; those of older integrations may lack them. */
const NEEDED = ['accessToken', 'appSecret', 'verifyToken']

/** Answers the trial of our address with the token that the owner chose. */
export const handshake = (query: Handshake, { secrets }: Account): string | undefined =>
  answerChallenge(query, secrets['verifyToken'])

/** Fetches a file: its address first, which soon ends. */
export const fetchFile = async (
  ref: string,
  account: Account,
  ask: Ask
): Promise<Buffer | { missing: string }> => {
  const found = await ask(requestOf(account, encodeURIComponent(ref)))
  const verdict = judge(found)
  if (verdict.type === 'later') throw new Error(`the file cannot be asked for: ${verdict.reason}`)
  const { url } = readAnswer(found)
  if (verdict.type !== 'sent' || !url) {
    return { missing: 'reason' in verdict ? verdict.reason : 'no address' }
  }
  // The documentation of the download names both headers.
  const headers = {
    authorization: `Bearer ${account.secrets['accessToken']}`,
    'user-agent': 'Pipit'
  }
  return readFile(await ask({ method: 'GET', url, headers }))
}

/** Asks for the number of the business, and whether its templates may be read where its id is set. */
export const identify = async (account: Account, ask: Ask): Promise<Connection> => {
  const fields = 'fields=display_phone_number,verified_name'
  const found = await ask(requestOf(account, `${numberPath(account)}?${fields}`))
  const { display_phone_number: shown = '', verified_name: name } = readAnswer(found)
  const phoneNumber = parsePhoneNumber(shown)
  const facts = { name, publicParts: phoneNumber ? { phoneNumber } : {} }
  const known = connectionOf(judge(found), facts)
  if (known.type !== 'connected') return known
  const templates = await askForTemplates(account, ask, { limit: '1' })
  return templates ? connectionOf(judge(templates), facts) : known
}

/** Asks for the number of the business, and gives it our address, which is tried at once. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const missing = NEEDED.filter(name => !account.secrets[name])
  if (missing.length) return { type: 'refused', reason: `${missing.join(', ')} is not set` }
  const known = await identify(account, ask)
  if (known.type !== 'connected') return known
  const fields = {
    webhook_configuration: {
      override_callback_uri: address,
      verify_token: account.secrets['verifyToken']
    }
  }
  return connectionOf(judge(await ask(requestOf(account, numberPath(account), fields))), known)
}
