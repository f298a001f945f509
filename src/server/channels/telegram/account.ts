import { createHmac } from 'node:crypto'
import { connectionOf } from '../connection-of'
import { readFile } from '../read-file'
import type { Account, Ask, Connection } from '../service'
import { callOf } from './call'
import { judge, readAnswer } from './judge'

/** Kinds of events that are asked for. */
const KINDS = ['message', 'callback_query', 'my_chat_member']

/** Returns what Telegram repeats with each event, so that no one else can send one. */
export const webhookSecretOf = ({ id, secrets }: Account): string =>
  createHmac('sha256', secrets['token'] ?? '')
    .update(`events of ${id}`)
    .digest('base64url')

/** Fetches a file of a bot. Its address holds the token, and is shown to no one. */
export const fetchFile = async (
  ref: string,
  account: Account,
  ask: Ask
): Promise<Buffer | { missing: string }> => {
  const found = await ask(callOf(account, 'getFile', { file_id: ref }))
  const verdict = judge(found)
  if (verdict.type === 'later') throw new Error(`the file cannot be asked for: ${verdict.reason}`)
  const path = readAnswer(found)?.result?.file_path
  if (verdict.type !== 'sent' || !path) {
    return { missing: 'reason' in verdict ? verdict.reason : 'no path' }
  }
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  const url = `${account.origin}/file/bot${account.secrets['token']}/${encoded}`
  return readFile(await ask({ method: 'GET', url }))
}

/** Asks Telegram who the bot is. */
export const identify = async (account: Account, ask: Ask): Promise<Connection> => {
  const found = await ask(callOf(account, 'getMe'))
  const { username, first_name: name } = readAnswer(found)?.result ?? {}
  return connectionOf(judge(found), { name, publicParts: username ? { username } : {} })
}

/** Asks Telegram who the bot is, and gives it our address. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const known = await identify(account, ask)
  if (known.type !== 'connected') return known
  const fields = {
    url: address,
    secret_token: webhookSecretOf(account),
    allowed_updates: KINDS
  }
  return connectionOf(judge(await ask(callOf(account, 'setWebhook', fields))), known)
}
