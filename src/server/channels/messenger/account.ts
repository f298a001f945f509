import { createHmac } from 'node:crypto'
import { readAnswer } from '../meta/graph'
import { answerChallenge } from '../meta/webhook'
import { readFile } from '../read-file'
import type { Account, Ask, ChannelRequest, Connection, Handshake, Verdict } from '../service'
import { appRequest, pageRequest } from './graph'
import { judge } from './judge'

/** Kinds of events that are asked for. */
const FIELDS = [
  'messages',
  'messaging_postbacks',
  'messaging_referrals',
  'message_deliveries',
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

/** Makes the requests by which the app sends the events of the page to our address. */
const subscribing = (account: Account, address: string): ChannelRequest[] => [
  appRequest(account, 'subscriptions', {
    object: 'page',
    callback_url: address,
    verify_token: verifyTokenOf(account),
    fields: FIELDS,
    include_values: true
  }),
  pageRequest(account, 'me/subscribed_apps', { subscribed_fields: FIELDS })
]

/**
 * Gives the page a button to begin with, unless it has one: without it, people who are new there bring no
 * code. Too many of these calls are no failure: ten in ten minutes are allowed, and the button stays.
 */
const addGetStarted = async (account: Account, ask: Ask): Promise<Verdict> => {
  const found = await ask(pageRequest(account, 'me/messenger_profile?fields=get_started'))
  const hasButton = readAnswer(found).data?.some(({ get_started: button }) => button)
  const verdict = judge(found)
  return verdict.type !== 'sent' || hasButton
    ? verdict
    : judge(
        await ask(
          pageRequest(account, 'me/messenger_profile', { get_started: { payload: GET_STARTED } })
        )
      )
}

/** Asks for the page, and gives our address to its app, which is tried at once. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const found = await ask(pageRequest(account, 'me?fields=id'))
  let verdict = judge(found)
  for (const request of subscribing(account, address)) {
    if (verdict.type === 'sent') verdict = judge(await ask(request))
  }
  if (verdict.type === 'sent') {
    const added = await addGetStarted(account, ask)
    if (added.type !== 'later') verdict = added
  }
  if (verdict.type === 'stopped') return { ...verdict, type: 'refused' }
  if (verdict.type !== 'sent') return verdict
  const { id } = readAnswer(found)
  return { type: 'connected', publicParts: id ? { pageId: id } : {} }
}
