import { describe, expect, test } from 'vitest'
import {
  accountFields,
  CHANNEL_TYPES,
  changedValues,
  type ChannelRefusal,
  type ChannelType,
  isSecret,
  readChannelRefusal,
  shownValues
} from '../../../src/console/model/channels'
import { CARRYING, CHANNELS } from '../../../src/server/channels'

const REFUSED =
  'must be the token of a Telegram bot, got what the service refuses: "Say \\"please\\"".'

describe('The forms of channels', () => {
  test('are there for all that carry messages', () => {
    expect([...CHANNEL_TYPES].sort()).toEqual([...CARRYING].sort())
  })

  test.each(CHANNEL_TYPES.map(type => [type, accountFields(type)] as const))(
    'of %s have the fields of the server',
    (type, fields) => {
      const { settings = {}, secrets = {} } = CHANNELS[type] ?? {}
      const hidden: string[] = fields.filter(isSecret)
      const shown: string[] = fields.filter(field => !isSecret(field))
      expect(hidden.sort()).toEqual(Object.keys(secrets).sort())
      expect(shown.sort()).toEqual(Object.keys(settings).sort())
    }
  )

  test('begin with what the server shows of an account', () => {
    const integration = { id: 'x', displayName: 'A', appId: '1', appSecret: 'never', pageId: '2' }
    expect(shownValues('messenger', integration)).toEqual({ appId: '1' })
    expect(shownValues('line', integration)).toEqual({})
  })

  test('send what is new, without spaces around it', () => {
    const stored = { appId: '1' }
    const typed = { appId: ' 1 ', appSecret: ' s ', pageAccessToken: '  ' }
    expect(changedValues(stored, typed)).toEqual({ appSecret: 's' })
    expect(changedValues({}, { token: 'a' })).toEqual({ token: 'a' })
  })
})

describe('A refused account', () => {
  test.each<[ChannelType, string, ChannelRefusal]>([
    [
      'telegram',
      `token ${REFUSED}`,
      {
        field: 'token',
        text: REFUSED,
        reason: 'Say "please"'
      }
    ],
    [
      'messenger',
      'appId must be a text without spaces, got "a b".',
      { field: 'appId', text: 'must be a text without spaces, got "a b".', reason: undefined }
    ],
    [
      'line',
      'displayName must not have more than 100 characters.',
      {
        field: 'displayName',
        text: 'must not have more than 100 characters.',
        reason: undefined
      }
    ],
    [
      'line',
      'token must be right.',
      { field: undefined, text: 'token must be right.', reason: undefined }
    ]
  ])('of %s is read at its field: %s', (type, sentence, refusal) => {
    expect(readChannelRefusal(type, sentence)).toEqual(refusal)
  })
})
