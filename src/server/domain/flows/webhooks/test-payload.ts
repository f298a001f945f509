/** Id of everything in a test event: nothing has it. */
const NO_ID = '0'.repeat(24)

const CONVERSATION = { id: NO_ID, type: 'personal' }
const USER = { id: NO_ID, authenticated: false }
const CLIENT = { id: NO_ID, type: 'web', status: 'active' }
const SOURCE = { type: 'api:conversations' }
const BUSINESS = { type: 'business', displayName: 'Pipit' }
const DESTINATION = { type: 'web', integrationId: NO_ID }

/** Payloads by the beginning of the name of an event; the first that fits counts. */
const PAYLOADS: [start: string, make: (received: string) => object][] = [
  [
    'conversation:message:delivery',
    () => ({
      user: USER,
      conversation: CONVERSATION,
      message: { id: NO_ID },
      destination: DESTINATION,
      isFinalEvent: true
    })
  ],
  [
    'conversation:message',
    received => ({
      conversation: CONVERSATION,
      message: {
        id: NO_ID,
        received,
        author: BUSINESS,
        content: { type: 'text', text: 'This is a test.' },
        source: SOURCE
      }
    })
  ],
  [
    'conversation:typing',
    () => ({
      conversation: CONVERSATION,
      activity: { type: 'typing:start', author: BUSINESS, source: SOURCE }
    })
  ],
  [
    'conversation:read',
    () => ({
      conversation: CONVERSATION,
      activity: { type: 'conversation:read', author: BUSINESS, source: SOURCE }
    })
  ],
  ['conversation:remove', () => ({ conversation: CONVERSATION })],
  ['conversation', () => ({ conversation: CONVERSATION, user: USER, source: SOURCE })],
  ['client', () => ({ user: USER, client: CLIENT, source: SOURCE })],
  ['user:merge', () => ({ mergedUsers: { surviving: USER, discarded: USER } })],
  ['user', () => ({ user: USER })]
]

/**
 * Makes the payload of a test event, in which the business has done what the event says.
 *
 * @param type Such as `conversation:message`.
 * @param received Time, in ISO 8601.
 */
export const testPayload = (type: string, received: string): object => {
  const [, make] = PAYLOADS.find(([start]) => type.startsWith(start)) ?? []
  return make?.(received) ?? { conversation: CONVERSATION }
}
