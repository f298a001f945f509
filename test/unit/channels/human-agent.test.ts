// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Content } from '../../../src/protocol'
import { CHANNELS } from '../../../src/server/channels'
import { checkMessengerMessage } from '../../channels/messenger-checks'
import { account } from './sent-samples'

const content: Content = { type: 'image', mediaUrl: 'https://shop.example/a.jpg', text: 'Here' }
const ANSWER = { messaging_type: 'RESPONSE' }
const TAGGED = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }

describe.each([
  ['messenger', 'page'],
  ['instagram', 'instagram']
] as const)('A message in %s', (type, object) => {
  test.each([
    ['in time', false, true, ANSWER],
    ['in time, without the permission', false, undefined, ANSWER],
    ['late', true, true, TAGGED],
    ['late, without the permission', true, undefined, ANSWER],
    ['late, where programs answer', true, false, ANSWER]
  ])('%s says on what ground it is sent', (_, isLate, humanAgent, ground) => {
    const settings = { ...account.settings, ...(humanAgent !== undefined && { humanAgent }) }
    const outgoing = { id: '0123456789abcdef01234567', externalId: '7', content, isLate }
    const parts = CHANNELS[type]!.service!.encode(outgoing, { ...account, settings })
    expect(parts).toHaveLength(2)
    const requests = parts.flatMap(({ instead, ...part }) => [part, ...(instead ? [instead] : [])])
    for (const { body } of requests) {
      const sent = JSON.parse(body!)
      const { messaging_type, tag } = sent
      expect({ messaging_type, ...(tag && { tag }) }).toEqual(ground)
      expect(() => checkMessengerMessage(sent, object)).not.toThrow()
    }
  })
})

describe('The server that stands for Messenger', () => {
  test.each([
    { messaging_type: 'RESPONSE', tag: 'HUMAN_AGENT' },
    { messaging_type: 'MESSAGE_TAG' },
    { messaging_type: 'MESSAGE_TAG', tag: 'ACCOUNT_UPDATE' }
  ])('refuses %j', ground => {
    const message = { recipient: { id: '7' }, ...ground, message: { text: 'Hello' } }
    expect(() => checkMessengerMessage(message, 'page')).toThrow('messaging_type')
  })
})
