import { newId } from '../../src/server/domain/transaction'
import type { RestWorld } from './rest-world'
import { sessionBody, text } from './sdk-world'

const CHANNELS = {
  mailgun: { fromAddress: 'hello@shop.example' },
  twilio: { accountSid: 'AC1', authToken: 'secret', phoneNumber: '+447700900100' },
  telegram: { token: 'secret', username: 'shop_bot' },
  viber: { token: 'secret' }
}

/** A business with channels, and visitors who link them. */
export const addLinkBusiness = async (world: RestWorld) => {
  const app = await world.addApp()
  const { path } = app
  const ids: Record<string, string> = {}
  for (const [type, fields] of Object.entries({ web: {}, ...CHANNELS })) {
    const { body } = await world.call('POST', `${path}/integrations`, { type, ...fields })
    ids[type] = body.integration.id
  }

  const openSession = async (fields: object = {}, headers: Record<string, string> = {}) => {
    const body = sessionBody(ids.web!, { sessionKey: `random characters ${newId(0)}`, ...fields })
    const url = `/sdk/v1/apps/${app.id}/sessions`
    return (await world.call('POST', url, body, headers)).body
  }

  /** Creates a visitor, with a first message by default. */
  const addVisitor = async (fields: object = { conversation: { messages: [text('first')] } }) => {
    const { user, sessionToken, conversations } = await openSession(fields)
    const authorization = `Bearer ${sessionToken}`
    const call = (method: 'GET' | 'POST' | 'DELETE', to: string, body?: object) =>
      world.call(method, `/sdk/v1/apps/${app.id}${to}`, body, { authorization })
    return {
      userId: user.id as string,
      conversationId: conversations[0]?.id as string,
      token: sessionToken as string,
      call,
      clients: `${path}/users/${user.id}/clients`,
      devices: `${path}/users/${user.id}/devices`,
      link: (body: object) => call('POST', '/links', body),
      links: async () => (await call('GET', '/links')).body.links,
      /** Events of links that their widget received, oldest first. */
      linkEvents: async (): Promise<any[]> => {
        const { body } = await call('GET', '/events?after=0')
        const events = body.events.map(({ event }: any) => event)
        return events.filter(({ type }: any) => type.startsWith('link:'))
      }
    }
  }

  return {
    ...app,
    ids,
    openSession,
    addVisitor,
    /** Webhook events of clients, oldest first. */
    async appEvents(): Promise<any[]> {
      const rows = await world.storage.read
        .selectFrom('appEvents')
        .selectAll()
        .where('appId', '=', app.id)
        .where('type', 'like', 'client:%')
        .orderBy('position')
        .execute()
      return rows.map(({ type, payloadJson }) => ({ type, ...JSON.parse(payloadJson) }))
    }
  }
}

export type LinkBusiness = Awaited<ReturnType<typeof addLinkBusiness>>
