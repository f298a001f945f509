import { graphRequest } from '../meta/graph'
import type { Account, ChannelRequest } from '../service'

/** Makes a request in the name of the page, which is `me`; with `fields`, one that changes the node. */
export const pageRequest = (account: Account, path: string, fields?: object): ChannelRequest =>
  graphRequest(account, account.secrets['pageAccessToken'], path, fields)

/** Makes a request that changes what belongs to the app. */
export const appRequest = (account: Account, edge: string, fields: object): ChannelRequest => {
  const { settings, secrets } = account
  const appId = String(settings['appId'])
  const token = `${appId}|${secrets['appSecret']}`
  return graphRequest(account, token, `${encodeURIComponent(appId)}/${edge}`, fields)
}
