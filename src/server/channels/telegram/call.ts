import type { Account, ChannelRequest } from '../service'

/** Makes a call of a method of the Bot API. */
export const callOf = (
  { origin, secrets }: Account,
  method: string,
  fields: object = {}
): ChannelRequest => ({
  method: 'POST',
  url: `${origin}/bot${secrets['token']}/${method}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(fields)
})
