import { setTimeout as pause } from 'node:timers/promises'
import { connectionOf } from '../connection-of'
import { readFile } from '../read-file'
import type { Account, Ask, Connection } from '../service'
import { contentRequest, readAnswer, requestOf } from './call'
import { judge } from './judge'

/** The status of a file that LINE is still preparing, such as a long video. */
const NOT_READY = 202
/** Pauses before it is asked for again. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000]

/** Asks for the name of a person; undefined: they do not show it to the account. */
export const findName = async (
  externalId: string,
  account: Account,
  ask: Ask
): Promise<string | undefined> => {
  const found = await ask(requestOf(account, 'GET', `profile/${encodeURIComponent(externalId)}`))
  return readAnswer(found).displayName || undefined
}

/** Fetches what a person has sent, by the id of the message, or from where it is kept elsewhere. */
export const fetchFile = async (
  ref: string,
  account: Account,
  ask: Ask
): Promise<Buffer | { missing: string }> => {
  if (URL.canParse(ref)) {
    // A server that the sender has named: LINE cannot make it answer by telling the event again.
    return ask({ method: 'GET', url: ref }).then(readFile, ({ message }: Error) => ({
      missing: message
    }))
  }
  const request = contentRequest(account, ref)
  let found = await ask(request)
  for (const ms of PAUSES_MS) {
    if (found.status !== NOT_READY) break
    await pause(ms)
    found = await ask(request)
  }
  if (found.status === NOT_READY) throw new Error('the file is not ready yet')
  return readFile(found)
}

/** Asks LINE to try our address. Our answer proves that the secret of the channel is the right one. */
const tryAddress = async (
  account: Account,
  endpoint: string,
  ask: Ask
): Promise<ReturnType<typeof judge>> => {
  const tried = await ask(requestOf(account, 'POST', 'channel/webhook/test', { endpoint }))
  const { success, reason, detail } = readAnswer(tried)
  if (success !== false) return judge(tried)
  const why = [reason, detail].filter(Boolean).join(' ')
  return { type: 'refused', reason: `LINE has tried our address: ${why}` }
}

/** Gives LINE our address, and has it tried where its events are switched on. */
const tellAddress = async (
  account: Account,
  endpoint: string,
  ask: Ask
): Promise<ReturnType<typeof judge>> => {
  const path = 'channel/webhook/endpoint'
  const told = judge(await ask(requestOf(account, 'PUT', path, { endpoint })))
  if (told.type !== 'sent') return told
  const found = await ask(requestOf(account, 'GET', path))
  // Only the business can switch it on: until then, no code of a link would arrive.
  return readAnswer(found).active === false
    ? { type: 'later', reason: 'the channel does not use its webhook' }
    : tryAddress(account, endpoint, ask)
}

/** Asks LINE for the official account. */
export const identify = async (account: Account, ask: Ask): Promise<Connection> => {
  const found = await ask(requestOf(account, 'GET', 'info'))
  const { basicId, displayName: name } = readAnswer(found)
  return connectionOf(judge(found), { name, publicParts: basicId ? { lineId: basicId } : {} })
}

/** Asks LINE for the official account, and gives it our address. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const known = await identify(account, ask)
  return known.type === 'connected'
    ? connectionOf(await tellAddress(account, address, ask), known)
    : known
}
