import { connectionOf, subscribe } from '../messenger/account'
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

/** Asks a page for its account at Instagram, and gives our address to the app. */
export const connect = async (account: Account, address: string, ask: Ask): Promise<Connection> => {
  const found = await ask(pageRequest(account, `me?fields=${OF_PAGE}`))
  const known = judge(found)
  const { id, username } = readAnswer(found).instagram_business_account ?? {}
  if (known.type === 'sent' && !id) {
    return { type: 'refused', reason: 'the page has no account at Instagram' }
  }
  const verdict =
    known.type === 'sent'
      ? await subscribe(account, address, ask, { object: 'instagram', fields: FIELDS })
      : known
  return connectionOf(verdict, {
    publicParts: username ? { username } : {},
    ownParts: id ? { instagramId: id } : {}
  })
}
