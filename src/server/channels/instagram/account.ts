import { connectionOf } from '../connection-of'
import { subscribe } from '../messenger/account'
import { pageRequest } from '../messenger/graph'
import { judge } from '../messenger/judge'
import { readAnswer } from '../meta/graph'
import type { Account, Ask, Connection } from '../service'

/** Kinds of events that are asked for. */
const FIELDS = ['messages', 'messaging_postbacks', 'messaging_referral', 'messaging_seen'].join()
const OF_PAGE = encodeURIComponent('instagram_business_account{id,username}')

/** Asks for the name of a person; undefined: the app may not know it. */
export const findName = async (
  externalId: string,
  account: Account,
  ask: Ask
): Promise<string | undefined> => {
  const path = `${encodeURIComponent(externalId)}?fields=name,username`
  const { name, username } = readAnswer(await ask(pageRequest(account, path)))
  return name || username || undefined
}

/** Asks a page for its account at Instagram. */
export const identify = async (account: Account, ask: Ask): Promise<Connection> => {
  const found = await ask(pageRequest(account, `me?fields=${OF_PAGE}`))
  const verdict = judge(found)
  const { id, username } = readAnswer(found).instagram_business_account ?? {}
  if (verdict.type === 'sent' && !id) {
    return { type: 'refused', reason: 'the page has no account at Instagram' }
  }
  return connectionOf(verdict, {
    name: username,
    publicParts: username ? { username } : {},
    ownParts: id ? { instagramId: id } : {}
  })
}

/** Asks a page for its account at Instagram, and gives our address to the app. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const known = await identify(account, ask)
  if (known.type !== 'connected') return known
  const told = await subscribe(account, address, ask, { object: 'instagram', fields: FIELDS })
  return connectionOf(told, known)
}
