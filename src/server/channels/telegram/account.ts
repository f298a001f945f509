import { createHmac } from 'node:crypto'
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
  const { result } = (readAnswer(found) ?? {}) as { result?: { file_path?: string } }
  if (verdict.type !== 'sent' || !result?.file_path) {
    return { missing: 'reason' in verdict ? verdict.reason : 'no path' }
  }
  const path = result.file_path.split('/').map(encodeURIComponent).join('/')
  const url = `${account.origin}/file/bot${account.secrets['token']}/${path}`
  return readFile(await ask({ method: 'GET', url }))
}

/** Asks Telegram who the bot is, and gives it our address. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const found = await ask(callOf(account, 'getMe'))
  const told =
    judge(found).type === 'sent'
      ? await ask(
          callOf(account, 'setWebhook', {
            url: address,
            secret_token: webhookSecretOf(account),
            allowed_updates: KINDS
          })
        )
      : found
  const verdict = judge(told)
  if (verdict.type === 'stopped') return { ...verdict, type: 'refused' }
  if (verdict.type !== 'sent') return verdict
  const { result } = (readAnswer(found) ?? {}) as { result?: { username?: string } }
  return { type: 'connected', publicParts: result?.username ? { username: result.username } : {} }
}
