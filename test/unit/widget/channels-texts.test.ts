import { expect, test } from 'vitest'
import type { Channel } from '../../../src/protocol'
import { TEXTS } from '../../../src/widget/parts/channels'
import { kindOf } from '../../../src/widget/parts/channels/kinds'
import { problemText } from '../../../src/widget/parts/channels/problem-text'
import type { LinkProblem, Links } from '../../../src/widget/parts/channels/links'
import { readPhoneNumber } from '../../../src/widget/parts/channels/read-phone-number'
import { viewOf } from '../../../src/widget/parts/channels/view-of'
import { TEXTS as NAMES } from '../../../src/widget/parts/navigation'
import { shownChannels } from '../../../src/widget/parts/shown-channels'
import type { Services } from '../../../src/widget/services'
import { createTranslate } from '../../../src/widget/strings'
import { link } from '../fakes/link-server'

const texts: Record<string, string> = { ...NAMES, ...TEXTS, errorPrefix: 'Error:' }
const translate = createTranslate(texts)
const TYPES = 'messenger telegram viber wechat whatsapp line twilio messagebird mailgun'.split(' ')

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
])('reads the number %j', (written, read) => {
  expect(readPhoneNumber(written)).toBe(read)
})

test('reads e-mail addresses, and forgives spaces around them', () => {
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
])('of %s, which fails by %s, says %s', (type, code, key) => {
  expect(problem(type, code)).toBe(`Error: ${texts[key]}`)
})

test('says how long to wait', () => {
  expect(problem('twilio', 'too-many-requests', { minutes: 11 })).toMatch('in 11 minutes')
})

test('does not call an error what a visitor did, or did too late', () => {
  const appUserNumber = '+447700900123'
  expect(problem('twilio', 'cancelled', { appUserNumber })).toBe('+447700900123 was not connected.')
  expect(problem('telegram', 'cancelled')).toBe(TEXTS.linkCancelled)
  expect(problem('line', 'expired')).toBe(TEXTS.linkExpired)
})

const view = (channel: Partial<Channel>, fields: Parameters<typeof link>[0], isMobile = false) => {
  const page = { matchMedia: () => ({ matches: isMobile }) }
  const context = { page, config: { baseUrl: 'https://chat.example' } }
  const services = { context, translate } as unknown as Services
  return viewOf(services, {} as Links, channel as Channel, link({ ...channel, ...fields }))
}

test.each(TYPES)('%s has a name, and words for each state', type => {
  const pending = view({ type }, { code: '42', displayName: 'Ada' })
  const active = view({ type }, { status: 'active' })
  for (const text of [pending.text, pending.status, active.status, ...Object.keys(active.acts!)]) {
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

test('fills in the code that is to be sent', () => {
  const whatsapp = { type: 'whatsapp' }
  expect(view(whatsapp, { code: '482913' }).text).toMatch('the code 482913 there')
  expect(view(whatsapp, { code: '482913' }, true).text).toMatch(/^Open WhatsApp .* 482913 there/)
})

test('shows a code to scan only from where pictures may come', () => {
  const line = { type: 'line' }
  expect(view(line, { qrCode: 'https://line.example/qr' }).picture).toBe('https://line.example/qr')
  expect(view(line, { qrCode: 'javascript:alert(1)' }).picture).toBeUndefined()
})

const CHANNELS = [
  { id: 'a', type: 'telegram' },
  { id: 'b', type: 'twilio' },
  { id: 'c', type: 'telegram' },
  { id: 'd', type: 'hologram' }
]

test.each([
  [undefined, 'abc'],
  [[], ''],
  [['b'], 'b'],
  [['twilio', 'telegram'], 'bac'],
  [['c', 'telegram'], 'ca'],
  [['hologram', 'nothing'], '']
])('shows the channels of %j in that order: %j', (integrationOrder, shown) => {
  const services = {
    context: { config: { channels: CHANNELS } },
    settings: { integrationOrder }
  } as unknown as Services
  expect(
    shownChannels(services)
      .map(({ id }) => id)
      .join('')
  ).toBe(shown)
})
