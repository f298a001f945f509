import { describe, expect, test } from 'vitest'
import type { Channel } from '../../../src/protocol'
import { TEXTS } from '../../../src/widget/features/channels/texts'
import { kindOf } from '../../../src/widget/features/channels/kinds'
import { problemText } from '../../../src/widget/features/channels/problem-text'
import type { LinkProblem, ChannelLinks } from '../../../src/widget/features/channels/links'
import { readPhoneNumber } from '../../../src/widget/features/channels/read-phone-number'
import { viewOf } from '../../../src/widget/features/channels/view-of'
import { TEXTS as NAMES } from '../../../src/widget/features/navigation/texts'
import {
  channelName,
  offeredChannels,
  shownChannels
} from '../../../src/widget/shared/shown-channels'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { createTranslate } from '../../../src/widget/core/translate'
import { link } from '../fakes/link-server'

const texts: Record<string, string> = { ...NAMES, ...TEXTS, errorPrefix: 'Error:' }
const translate = createTranslate(texts)
const TYPES = 'messenger telegram viber wechat whatsapp line twilio messagebird mailgun'.split(' ')

describe('Texts of channels', () => {
  test.each([
    ['+44 7700 900123', '+447700900123'],
    ['+1 (555) 010-0199', '+15550100199'],
    ['0049.30/901820', '+4930901820'],
    ['+1234567', '+1234567'],
    ['+123456789012345', '+123456789012345'],
    ['+123456', undefined],
    ['+1234567890123456', undefined],
    ['07700 900123', undefined],
    ['+0123456789', undefined],
    ['+44 7700 90012x', undefined],
    ['', undefined]
  ])('parse the number %j', (written, read) => {
    expect(readPhoneNumber(written)).toBe(read)
  })

  test('parse e-mail addresses, and trim spaces around them', () => {
    const { read } = kindOf('mailgun').asked!
    expect(read(' ada@example.com ')).toBe('ada@example.com')
    expect(read('ada')).toBeUndefined()
  })

  const problem = (type: string, code: LinkProblem['code'], rest: Partial<LinkProblem> = {}) =>
    problemText(translate, type, { code, ...rest })

  test.each<[type: string, code: LinkProblem['code'], key: string]>([
    ['twilio', 'invalid-answer', 'smsInvalidNumberError'],
    ['twilio', 'invalid-request', 'smsBadRequestError'],
    ['messagebird', 'failed', 'smsBadRequestError'],
    ['twilio', 'ping-failed', 'smsPingChannelError'],
    ['twilio', 'server', 'smsUnhandledError'],
    ['mailgun', 'invalid-answer', 'emailLinkingErrorMessage'],
    ['mailgun', 'invalid-request', 'emailLinkingErrorMessage'],
    ['mailgun', 'network', 'linkError'],
    ['telegram', 'server', 'linkError'],
    ['viber', 'server', 'viberQRCodeError'],
    ['wechat', 'network', 'wechatQRCodeError'],
    ['whatsapp', 'failed', 'whatsappLinkingError'],
    ['whatsapp', 'too-many-requests', 'smsTooManyRequestsOneMinuteError']
  ])('of %s, which fails with %s, read %s', (type, code, key) => {
    expect(problem(type, code)).toBe(`Error: ${texts[key]}`)
  })

  test('include how long to wait', () => {
    expect(problem('twilio', 'too-many-requests', { minutes: 11 })).toMatch('in 11 minutes')
  })

  test('do not call an action of the visitor, or a late one, an error', () => {
    const appUserNumber = '+447700900123'
    expect(problem('twilio', 'cancelled', { appUserNumber })).toBe(
      '+447700900123 was not connected.'
    )
    expect(problem('telegram', 'cancelled')).toBe(TEXTS.linkCancelled)
    expect(problem('line', 'expired')).toBe(TEXTS.linkExpired)
  })

  const view = (
    channel: Partial<Channel>,
    fields: Parameters<typeof link>[0],
    isMobile = false,
    connected = TYPES
  ) => {
    const page = { matchMedia: () => ({ matches: isMobile }) }
    const config = { baseUrl: 'https://chat.example', capabilities: { channels: connected } }
    const host = { page, config }
    const context = { host, translate } as unknown as MessengerContext
    return viewOf(context, {} as ChannelLinks, channel as Channel, link({ ...channel, ...fields }))
  }

  test.each(TYPES)('of %s include a name, and a text for each state', type => {
    const pending = view({ type }, { code: '42', displayName: 'Ada' })
    const active = view({ type }, { status: 'active' })
    for (const text of [
      pending.text,
      pending.status,
      active.status,
      ...Object.keys(active.acts!)
    ]) {
      expect(text).toBeTruthy()
      expect(`${text}${translate(text!)}`).not.toMatch(/^undefined|[{}]/)
    }
    expect(NAMES).toHaveProperty(`${type}ChannelName`)
    for (const key of Object.values(kindOf(type).asked ?? {})) {
      if (typeof key === 'string' && /[A-Z]/.test(key) && key !== 'phoneNumber') {
        expect(TEXTS).toHaveProperty(key)
      }
    }
  })

  test('lead into no linked channel that the server receives nothing from', () => {
    const sms = { type: 'twilio', phoneNumber: '+447700900100' }
    expect(view(sms, { status: 'active' }).way?.uri).toBe('sms:+447700900100')
    const unserved = view(sms, { status: 'active', displayName: '+447700900123' }, false, [])
    expect(unserved).toMatchObject({ status: '+447700900123', way: undefined })
    expect(Object.keys(unserved.acts!)).toEqual(['linkDisconnect'])
  })

  test('contain the code that is to be sent', () => {
    const whatsapp = { type: 'whatsapp' }
    expect(view(whatsapp, { code: '482913' }).text).toMatch('the code 482913 there')
    expect(view(whatsapp, { code: '482913' }, true).text).toMatch(/^Open WhatsApp .* 482913 there/)
  })

  test('show a code to scan only from an allowed image address', () => {
    const line = { type: 'line' }
    expect(view(line, { qrCode: 'https://line.example/qr' }).picture).toBe(
      'https://line.example/qr'
    )
    expect(view(line, { qrCode: 'javascript:alert(1)' }).picture).toBeUndefined()
  })

  test('show the QR code of a link where the screen is not that of a phone', () => {
    const qrModules = { size: 21, path: 'M0 0.5h7' }
    expect(view({ type: 'line' }, { qrModules }).qrModules).toEqual(qrModules)
    expect(view({ type: 'line' }, { qrModules }, true).qrModules).toBeUndefined()
    expect(view({ type: 'line' }, { qrModules, status: 'active' }).qrModules).toBeUndefined()
  })

  const CHANNELS = [
    { id: 'a', type: 'telegram' },
    { id: 'b', type: 'twilio' },
    { id: 'c', type: 'telegram' },
    { id: 'd', type: 'hologram' }
  ]

  const contextWith = (connected?: string[], integrationOrder?: string[]) =>
    ({
      host: {
        config: {
          channels: CHANNELS,
          ...(connected && { capabilities: { channels: connected } })
        }
      },
      settings: { integrationOrder }
    }) as unknown as MessengerContext
  const namesOf = (channels: readonly Channel[]) => channels.map(({ id }) => id).join('')

  test.each([
    [undefined, 'abc'],
    [[], ''],
    [['b'], 'b'],
    [['twilio', 'telegram'], 'bac'],
    [['c', 'telegram'], 'ca'],
    [['hologram', 'nothing'], '']
  ])('list the channels of %j in that order: %j', (integrationOrder, shown) => {
    const context = contextWith(TYPES, integrationOrder)
    expect([namesOf(offeredChannels(context)), namesOf(shownChannels(context))]).toEqual([
      shown,
      shown
    ])
  })

  test('tell two providers of text messages apart by their numbers', () => {
    const sms = (id: string, type: string, phoneNumber?: string) =>
      ({ id, type, ...(phoneNumber && { phoneNumber }) }) as Channel
    const names = (...channels: Channel[]) => {
      const config = { channels, capabilities: { channels: TYPES } }
      const context = { host: { config }, settings: {}, translate } as unknown as MessengerContext
      return channels.map(channel => channelName(context, channel).replace(/[\u2066\u2069]/g, ''))
    }
    expect(names(sms('a', 'twilio', '+441'), sms('b', 'messagebird', '+442'))).toEqual([
      'SMS +441',
      'SMS +442'
    ])
    expect(names(sms('a', 'twilio', '+441'), sms('b', 'messagebird'))).toEqual(['SMS +441', 'SMS'])
    expect(names(sms('a', 'twilio', '+441'), sms('b', 'telegram'))).toEqual(['SMS', 'Telegram'])
  })

  test('list no channel that the server does not carry messages through, unless it is linked', () => {
    const links = [
      link({ integrationId: 'a', status: 'active' }),
      link({ integrationId: 'b', status: 'pending' })
    ]
    const none = contextWith([])
    expect([namesOf(offeredChannels(none)), namesOf(shownChannels(none, links))]).toEqual(['', 'a'])
    const some = contextWith(['twilio'])
    expect([namesOf(offeredChannels(some)), namesOf(shownChannels(some, links))]).toEqual([
      'b',
      'ab'
    ])
    expect(namesOf(offeredChannels(contextWith(undefined)))).toBe('')
  })
})
