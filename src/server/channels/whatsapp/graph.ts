import { graphRequest } from '../meta/graph'
import type { Account, ChannelRequest } from '../service'

/** Makes a request in the name of the business; with `fields`, one that changes the node. */
export const requestOf = (account: Account, path: string, fields?: object): ChannelRequest =>
  graphRequest(account, account.secrets['accessToken'], path, fields)

/** Returns the path of the number of the business. */
export const numberPath = ({ settings }: Account): string =>
  encodeURIComponent(String(settings['phoneNumberId']))
