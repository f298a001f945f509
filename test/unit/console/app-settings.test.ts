import { describe, expect, test } from 'vitest'
import {
  changedAppFields,
  readAppInputs,
  readAppRefusals,
  readTime,
  showTime,
  unitOf,
  writeAppChanges
} from '../../../src/console/model/apps'
import { id } from './fakes'

const saved = readAppInputs({
  id: id(1),
  displayName: 'Shop',
  settings: {
    conversationRetentionSeconds: 0,
    maskCreditCardNumbers: false,
    useAnimalNames: false,
    echoPostback: false,
    disableConversationReopen: false
  }
})

describe('Settings of an app', () => {
  test('count as changed where they would be stored differently', () => {
    const edits = { displayName: ' Shop ', iconUrl: '', useAnimalNames: true }
    expect(changedAppFields(saved, edits)).toEqual(['useAnimalNames'])
  })

  test('are written as the REST API takes them, and only those that are named', () => {
    const inputs = { ...saved, conversationRetentionSeconds: '86400', displayName: ' Café ' }
    expect(writeAppChanges(['displayName', 'iconUrl'], inputs)).toEqual({
      displayName: 'Café',
      iconUrl: null
    })
    expect(writeAppChanges(['conversationRetentionSeconds', 'echoPostback'], inputs)).toEqual({
      settings: { conversationRetentionSeconds: 86_400, echoPostback: false }
    })
  })

  test('leave a time that is no number to the server', () => {
    const inputs = { ...saved, conversationRetentionSeconds: 'soon' }
    expect(writeAppChanges(['conversationRetentionSeconds'], inputs)).toEqual({
      settings: { conversationRetentionSeconds: 'soon' }
    })
  })

  test('get the sentences of the server that are about them', () => {
    expect(
      readAppRefusals([
        'displayName must not have fewer than 1 characters.',
        'settings.conversationRetentionSeconds must be integer, got 0.5.',
        'metadata must be small.'
      ])
    ).toEqual({
      refusals: {
        displayName: 'must not have fewer than 1 characters.',
        conversationRetentionSeconds: 'must be integer, got 0.5.'
      },
      others: ['metadata must be small.']
    })
  })

  test.each([
    ['0', 'days', '0'],
    ['86400', 'days', '1'],
    ['90', 'seconds', '90']
  ] as const)('show %s seconds in %s as %s', (seconds, unit, shown) => {
    expect(unitOf(seconds)).toBe(unit)
    expect(showTime(seconds, unit)).toBe(shown)
    expect(readTime(shown, unit)).toBe(seconds)
  })

  test.each(['', 'soon', '1.5', '-1'])('keep %j as it was typed', typed => {
    expect(showTime(readTime(typed, 'days'), 'days')).toBe(typed)
  })
})
