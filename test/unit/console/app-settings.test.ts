import { describe, expect, test } from 'vitest'
import {
  changedAppFields,
  newHours,
  readAppInputs,
  readAppRefusals,
  readLocal,
  readTime,
  showTime,
  unitOf,
  withoutRefusals,
  writeAppChanges,
  writeLocal
} from '../../../src/console/model/apps'
import { id } from './fakes'

const saved = readAppInputs({
  id: id(1),
  displayName: 'Shop',
  settings: {
    conversationRetentionSeconds: 0,
    maskCreditCardNumbers: false,
    useAnimalNames: false,
    pageVisits: true,
    echoPostback: false,
    disableConversationReopen: false,
    officeHours: null,
    awayUntil: null,
    awayMessage: null
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

  test('of the hours count as changed by what they say, and are left out where they are empty', () => {
    const hours = newHours('Europe/Berlin')
    const with_ = { ...saved, officeHours: hours, awayMessage: 'Closed.' }
    expect(changedAppFields(with_, { officeHours: structuredClone(hours) })).toEqual([])
    expect(changedAppFields(with_, { officeHours: null })).toEqual(['officeHours'])
    const inputs = { ...with_, awayMessage: '  ' }
    expect(writeAppChanges(['officeHours', 'awayUntil', 'awayMessage'], inputs)).toEqual({
      settings: { officeHours: hours, awayUntil: null, awayMessage: null }
    })
  })

  test('of the hours are refused at the part that is wrong', () => {
    const wrong = 'settings.officeHours.days.mon.0.1 must be a time such as 09:30, got "".'
    const { refusals } = readAppRefusals([wrong, 'settings.awayUntil must be a time.'])
    expect(refusals).toEqual({
      'officeHours.days.mon.0.1': 'must be a time such as 09:30, got "".',
      awayUntil: 'must be a time.'
    })
    expect(withoutRefusals(refusals, 'officeHours')).toEqual({ awayUntil: 'must be a time.' })
  })

  test('away until a time keep that time in the inputs of this browser', () => {
    const until = '2026-12-24T12:30:00.000Z'
    expect(readLocal(writeLocal(until))).toBe(until)
    expect([writeLocal(''), readLocal('')]).toEqual(['', ''])
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
