import { createHmac } from 'node:crypto'
import { connectionOf } from '../connection-of'
import { readAnswer } from '../meta/graph'
import { answerChallenge } from '../meta/webhook'
import { readFile } from '../read-file'
import type { Account, Ask, Connection, Handshake, Verdict } from '../service'
import { appRequest, pageRequest } from './graph'
import { judge } from './judge'
import type { Platform } from './platform'

/** Kinds of events of a page that are asked for. */
const FIELDS = [
  'messages',
  'messaging_postbacks',
  'messaging_referrals',
  'message_deliveries',
  'message_echoes',
  'message_reads'
].join()

/** Sent by the button with which a person begins. */
export const GET_STARTED = 'pipit:get-started'

/** Returns what Meta repeats when it tries our address. */
const verifyTokenOf = ({ id, secrets }: Account): string | undefined => {
  const { appSecret } = secrets
  return appSecret && createHmac('sha256', appSecret).update(`address of ${id}`).digest('base64url')
}

/** Answers the trial of our address, which `connect` has asked for. */
export const handshake = (query: Handshake, account: Account): string | undefined =>
  answerChallenge(query, verifyTokenOf(account))

/** Asks for the name of a person; undefined: the app may not know it, or there is none. */
export const findName = async (
  externalId: string,
  account: Account,
  ask: Ask
): Promise<string | undefined> => {
  const found = await ask(pageRequest(account, `${encodeURIComponent(externalId)}?fields=name`))
  return readAnswer(found).name || undefined
}

/** Fetches a file from its address, which needs no token. */
export const fetchFile = async (
  ref: string,
  _account: Account,
  ask: Ask
): Promise<Buffer | { missing: string }> => readFile(await ask({ method: 'GET', url: ref }))

/** Subscribes our address to the events of a kind of accounts. Meta tries the address at once. */
export const subscribe = async (
  account: Account,
  address: string,
  ask: Ask,
  { object, fields }: { object: Platform['object']; fields: string }
): Promise<Verdict> => {
  const ofApp = appRequest(account, 'subscriptions', {
    object,
    callback_url: address,
    verify_token: verifyTokenOf(account),
    fields,
    include_values: true
  })
  const verdict = judge(await ask(ofApp))
  // One set of fields for all that a page is used for: the last one counts.
  const ofPage = pageRequest(account, 'me/subscribed_apps', { subscribed_fields: FIELDS })
  return verdict.type === 'sent' ? judge(await ask(ofPage)) : verdict
}

/**
 * Gives the page a button to begin with, unless it has one: without it, the code of people who are new
 * there does not arrive. Too many of these calls are no failure: ten in ten minutes are allowed, and the button stays.
 */
const addGetStarted = async (account: Account, ask: Ask): Promise<Verdict> => {
  const found = await ask(pageRequest(account, 'me/messenger_profile?fields=get_started'))
  const hasButton = readAnswer(found).data?.some(({ get_started: button }) => button)
  const button = { get_started: { payload: GET_STARTED } }
  const known = judge(found)
  const verdict =
    known.type === 'sent' && !hasButton
      ? judge(await ask(pageRequest(account, 'me/messenger_profile', button)))
      : known
  return verdict.type === 'later' ? { type: 'sent' } : verdict
}

/** Asks for the page. */
export const identify = async (account: Account, ask: Ask): Promise<Connection> => {
  const found = await ask(pageRequest(account, 'me?fields=id,name'))
  const { id, name } = readAnswer(found)
  return connectionOf(judge(found), { name, publicParts: id ? { pageId: id } : {} })
}

/** Asks for the page, and gives our address to its app. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const known = await identify(account, ask)
  if (known.type !== 'connected') return known
  const told = await subscribe(account, address, ask, { object: 'page', fields: FIELDS })
  return connectionOf(told.type === 'sent' ? await addGetStarted(account, ask) : told, known)
}
