import { describe, expect, test } from 'vitest'
import { REST_DEFAULTS, type WebSettings } from '../../../src/protocol'
import {
  changedPaths,
  keepValid,
  newQuestion,
  previewSettings,
  readInputs,
  readRefusals,
  SETTING_PATHS,
  type SettingInput,
  type SettingInputs,
  type SettingPath,
  sightOf,
  standardQuestions,
  writeChanges,
  writeRestore
} from '../../../src/console/model'
import type { ShownWebSettings } from '../../../src/console/api/shapes'
import { englishTexts } from '../../../src/console/texts'
import { FIELDS, fieldText } from '../../../src/console/view/settings/fields'

const settings = (set: Partial<WebSettings> = {}): WebSettings => ({ ...REST_DEFAULTS, ...set })

describe('Settings in the console', () => {
  test('each have a form field in one group, with a label and one sentence', () => {
    expect(FIELDS.toSorted()).toEqual(SETTING_PATHS.toSorted())
    for (const path of FIELDS) {
      const { label, hint } = fieldText(englishTexts().t, path)
      expect(label, path).toMatch(/^[A-Z]/)
      expect(hint, path).toMatch(/\.$/)
    }
  })

  test('have no changes before an edit, and none after an edit to the same value', () => {
    const saved = readInputs(settings({ originWhitelist: [] }))
    expect(changedPaths(saved, saved)).toEqual([])
    expect(changedPaths(saved, { brandColor: REST_DEFAULTS.brandColor, starters: [' '] })).toEqual(
      []
    )
  })

  test('of bubbles and buttons are empty while they have the colour of the brand, or none is chosen', () => {
    const colorsOf = (set: Partial<ShownWebSettings>) => {
      const { conversationColor, actionColor } = readInputs({ ...REST_DEFAULTS, ...set })
      return [conversationColor, actionColor]
    }
    expect(colorsOf({})).toEqual(['', ''])
    const brandColor = 'e01e5a'
    expect(colorsOf({ brandColor, followBrand: ['actionColor'] })).toEqual(['0099ff', ''])
    expect(colorsOf({ brandColor })).toEqual(['0099ff', '0099ff'])
  })

  test('reset a brand colour that becomes the default again', () => {
    const { brandColor } = REST_DEFAULTS
    expect(writeChanges(['brandColor'], () => brandColor)).toEqual({ brandColor: null })
  })

  test('are sent alone when they were edited, and those inside of another together', () => {
    const edits = { 'prechatCapture.enabled': true, 'prechatCapture.avatarUrl': '', preview: false }
    const saved = readInputs(
      settings({ prechatCapture: { enabled: false, avatarUrl: 'https://a.example/b.png' } })
    )
    const paths = changedPaths(saved, edits)
    expect(writeChanges(paths, path => edits[path as keyof typeof edits])).toEqual({
      prechatCapture: { enabled: true, avatarUrl: null },
      preview: false
    })
    expect(writeRestore(paths, saved, edits)).toEqual({
      prechatCapture: { enabled: null, avatarUrl: 'https://a.example/b.png' },
      preview: null
    })
  })

  test('write an empty list of origins or channels as such, and of first messages as none', () => {
    const changes = { originWhitelist: [''], integrationOrder: [], starters: [''] }
    const paths = Object.keys(changes) as (keyof typeof changes)[]
    expect(writeChanges(paths, path => changes[path as keyof typeof changes])).toEqual({
      originWhitelist: [],
      integrationOrder: [],
      starters: null
    })
  })

  test('keep a size that is no number, so that the server can say so', () => {
    const [name] = standardQuestions({ name: 'Your name', email: 'Your e-mail' })
    const fields = [{ ...name!, minSize: 'two', maxSize: '20' }]
    expect(writeChanges(['prechatCapture.fields'], () => fields)).toEqual({
      prechatCapture: {
        fields: [{ type: 'text', name: 'name', label: 'Your name', minSize: 'two', maxSize: 20 }]
      }
    })
  })

  test('name new questions so that names differ', () => {
    const first = newQuestion('select', [])
    const second = newQuestion('select', [first])
    expect([first.name, second.name]).toEqual(['choice', 'choice2'])
    expect(first.key).not.toBe(second.key)
    expect(first.options).toMatchObject([{ name: 'option' }])
  })

  test.each([
    [
      'brandColor must be 3 or 6 hex digits.',
      { path: 'brandColor', place: '', text: 'must be 3 or 6 hex digits.' }
    ],
    [
      'prechatCapture.fields.2.label: expected 1 to 128 characters, got "".',
      {
        path: 'prechatCapture.fields',
        place: '2.label',
        text: 'expected 1 to 128 characters, got "".'
      }
    ],
    ['starters.1 must be a text.', { path: 'starters', place: '1', text: 'must be a text.' }]
  ])('know the field of the refusal “%s”', (title, refusal) => {
    expect(readRefusals([title])).toEqual({ refusals: [refusal], others: [] })
  })

  test('keep a refusal that names none of them apart', () => {
    expect(readRefusals(['The body must be an object.'])).toEqual({
      refusals: [],
      others: ['The body must be an object.']
    })
  })

  test.each([
    ['1f6f5c', { words: 'white' }],
    ['fe0', { words: 'dark', hardOn: 'light' }],
    ['010203', { words: 'white', hardOn: 'dark' }],
    ['12345', undefined]
  ])('tell how the colour %s is seen', (color, sight) => {
    expect(sightOf(color)).toEqual(sight)
  })

  test.each<[SettingPath, SettingInput]>([
    ['brandColor', '12345'],
    ['buttonWidth', 'wide'],
    ['businessName', 'x'.repeat(101)],
    ['businessIconUrl', 'not an address'],
    ['starters', ['x'.repeat(81)]],
    ['prechatCapture.fields', [newQuestion('text', [])]]
  ])('are shown as before while %s is what the server would refuse', (path, input) => {
    const last = readInputs(REST_DEFAULTS)
    const shown = keepValid(last, { ...last, [path]: input, buttonHeight: '77' })
    expect(shown).toEqual({ ...last, buttonHeight: '77' })
  })

  test('are shown as a widget would get them', () => {
    const inputs: SettingInputs = {
      ...readInputs(REST_DEFAULTS),
      brandColor: '123456',
      fixedIntroPane: true,
      starters: ['Opening hours', ' '],
      originWhitelist: ['https://shop.example'],
      'prechatCapture.enabled': true,
      customText: { fr: { headerText: 'Du pain ?', back: '' }, de: { back: 'Zurück!' } }
    }
    expect(previewSettings(inputs, { displayName: 'Bread' }, 'fr')).toEqual({
      businessName: 'Bread',
      customColors: { brandColor: '123456' },
      fixedHeader: true,
      starters: ['Opening hours'],
      prechatCapture: { enabled: true },
      customText: { headerText: 'Du pain ?' }
    })
  })
})
