import { describe, expect, test } from 'vitest'
import type { PersonClient } from '../../../src/console/api'
import { findMessagingWindow } from '../../../src/console/model'

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`
const END = '2026-03-03T09:00:00.000Z'

const client = (type: string, hour: number, fields: Partial<PersonClient> = {}): PersonClient => ({
  id: type,
  type,
  status: 'active',
  lastSeen: at(hour),
  ...fields
})
const SDK = client('sdk', 12)
const WHATSAPP = client('whatsapp', 9, { messagingWindowExpiresAt: END })
const TELEGRAM = client('telegram', 10)
const said = (type: string, hour: number) => ({ source: { type }, received: at(hour) })

describe('The messaging window of a reply', () => {
  test('is that of the channel which the person used last', () => {
    const found = { client: WHATSAPP, expiresAt: END }
    expect(findMessagingWindow([SDK, WHATSAPP], said('whatsapp', 9))).toEqual(found)
    expect(findMessagingWindow([SDK, WHATSAPP], said('web', 8))).toEqual(found)
    expect(findMessagingWindow([SDK, WHATSAPP], undefined)).toEqual(found)
  })

  test('is the longer one of people where the service has that', () => {
    const humanAgentWindowExpiresAt = '2026-03-09T09:00:00.000Z'
    const fields = { messagingWindowExpiresAt: END, humanAgentWindowExpiresAt }
    const messenger = client('messenger', 9, fields)
    expect(findMessagingWindow([SDK, messenger], said('messenger', 9))).toEqual({
      client: messenger,
      expiresAt: humanAgentWindowExpiresAt
    })
  })

  test('is not there where the reply goes to the messenger', () => {
    expect(findMessagingWindow([SDK, WHATSAPP], said('web', 10))).toBeUndefined()
    expect(findMessagingWindow([SDK], said('web', 10))).toBeUndefined()
    const blocked = client('whatsapp', 9, { status: 'blocked', messagingWindowExpiresAt: END })
    expect(findMessagingWindow([SDK, blocked], said('whatsapp', 9))).toBeUndefined()
  })

  test('is not there where the service takes replies at any time', () => {
    const clients = [SDK, WHATSAPP, TELEGRAM]
    expect(findMessagingWindow(clients, said('telegram', 10))).toBeUndefined()
  })
})
