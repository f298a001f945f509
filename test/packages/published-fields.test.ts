import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedWorld, type PublishedWorld } from './published-world'

let world: PublishedWorld

/** Lists the fields of a body that the client did not parse. */
const lostFields = (body: any, data: any, at = ''): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]) => {
    const where = Array.isArray(body) ? at : [at, name].filter(Boolean).join('.')
    if (data?.[name] === undefined) return [where]
    return typeof value === 'object' ? lostFields(value, data[name], where) : []
  })

describe('The published client', () => {
  beforeAll(async () => {
    world = await openPublishedWorld()
  })
  afterAll(() => world.close())

  /** Fields that our responses have beyond those of the original, by resource. */
  test.each<[string, string[]]>([
    ['user', ['user.authenticated']],
    [
      'conversation',
      [
        'conversation.businessUnreadCount',
        'conversation.lastMessage',
        'conversation.participants',
        'conversation.status'
      ]
    ],
    ['participants', []],
    ['messages', ['messages.content.htmlText', 'messages.destination', 'messages.references']]
  ])('knows all fields of a %s except our own', async (name, own) => {
    const user = await world.addUser({
      profile: { givenName: 'Ann', email: 'ann@example.com', locale: 'nl' },
      metadata: { a: 1 }
    })
    const { id } = await world.addConversation(user.id, {
      displayName: 'Order',
      description: 'Late',
      iconUrl: 'https://a.example/i.png'
    })
    await world.app('MessagesApi', 'postMessage', world.appId, id, {
      author: { type: 'business', displayName: 'Bea', subtypes: ['bot'] },
      content: {
        type: 'text',
        htmlText: '<b>Hi</b>',
        actions: [{ type: 'link', text: 'Open', uri: 'https://a.example/', metadata: { b: 2 } }]
      },
      destination: { integrationType: 'none' },
      quotedMessage: { type: 'externalMessageId', externalMessageId: '1' },
      references: [{ uri: 'https://a.example/' }],
      metadata: { a: 1 }
    })
    const answers: Record<string, () => ReturnType<typeof world.app>> = {
      user: () => world.app('UsersApi', 'getUser', world.appId, user.id),
      conversation: () => world.app('ConversationsApi', 'getConversation', world.appId, id),
      participants: () => world.app('ParticipantsApi', 'listParticipants', world.appId, id),
      messages: () => world.app('MessagesApi', 'listMessages', world.appId, id)
    }
    const { body, data } = await answers[name]!()
    expect(lostFields(body, data).sort()).toEqual(own)
  })
})
