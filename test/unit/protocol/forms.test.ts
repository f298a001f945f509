import { describe, expect, test } from 'vitest'
import {
  ANSWER_MAX_CHARS,
  ChatError,
  checkFields,
  FORM_FIELDS_MAX,
  LABEL_MAX_CHARS,
  SELECT_OPTIONS_MAX,
  TEXT_MAX_CHARS
} from '../../../src/protocol'

const chars = (count: number) => '🐦'.repeat(count)
const text = (rest: object = {}) => ({ type: 'text', name: 'n', label: 'L', ...rest })
const many = <Part>(count: number, part: (name: string) => Part) =>
  Array.from({ length: count }, (_, index) => part(`n${index}`))
const select = (count: number) => ({
  type: 'select',
  name: 'n',
  label: 'L',
  options: many(count, name => ({ name, label: name }))
})

const codeOf = (fields: unknown): string | undefined => {
  try {
    checkFields(fields)
    return undefined
  } catch (error) {
    return (error as ChatError).code
  }
}

describe('The fields of a form', () => {
  test('are returned as they are, without unknown properties', () => {
    const fields = [
      { type: 'text', name: 'name', label: 'Name', placeholder: 'Ann', minSize: 2, maxSize: 9 },
      { type: 'email', name: 'mail', label: 'E-mail' },
      { type: 'select', name: 'size', label: 'Size', options: [{ name: 's', label: 'Small' }] }
    ]
    expect(checkFields(fields.map(field => ({ ...field, colour: 'red' })))).toEqual(fields)
  })

  test('with null for an optional property are returned without it', () => {
    expect(checkFields([text({ placeholder: null, minSize: null, maxSize: null })])).toEqual([
      text()
    ])
  })

  test.each<[string, unknown, boolean]>([
    ['no array', { 0: text() }, false],
    ['nothing', undefined, false],
    ['0 fields', [], false],
    ['1 field', [text()], true],
    ['as many as may be', many(FORM_FIELDS_MAX, name => text({ name })), true],
    ['one more than may be', many(FORM_FIELDS_MAX + 1, name => text({ name })), false],
    ['a field that is null', [null], false],
    ['a field of no type', [{ name: 'n', label: 'L' }], false],
    ['a field of an unknown type', [text({ type: 'number' })], false],
    ['no name', [{ type: 'text', label: 'L' }], false],
    ['an empty name', [text({ name: '' })], false],
    ['a blank label', [text({ label: ' ' })], false],
    ['no label', [{ type: 'text', name: 'n' }], false],
    ['a name one below the limit', [text({ name: chars(LABEL_MAX_CHARS - 1) })], true],
    ['a name at the limit', [text({ name: chars(LABEL_MAX_CHARS) })], true],
    ['a name above the limit', [text({ name: chars(LABEL_MAX_CHARS + 1) })], false],
    ['a label at the limit', [text({ label: chars(LABEL_MAX_CHARS) })], true],
    ['a label above the limit', [text({ label: chars(LABEL_MAX_CHARS + 1) })], false],
    ['a placeholder at the limit', [text({ placeholder: chars(LABEL_MAX_CHARS) })], true],
    ['a placeholder above the limit', [text({ placeholder: chars(LABEL_MAX_CHARS + 1) })], false],
    ['two fields with the same name', [text(), { ...text(), type: 'email' }], false],
    ['a format', [text({ format: 'decimal' })], true],
    ['an unknown format', [text({ format: 'money' })], false],
    ['a minSize of 0', [text({ minSize: 0 })], false],
    ['a minSize of 1', [text({ minSize: 1 })], true],
    ['a minSize of 1.5', [text({ minSize: 1.5 })], false],
    ['a minSize at the maxSize', [text({ minSize: 3, maxSize: 3 })], true],
    ['a minSize above the maxSize', [text({ minSize: 4, maxSize: 3 })], false],
    ['a minSize at the maxSize that is not given', [text({ minSize: ANSWER_MAX_CHARS })], true],
    ['a minSize above it', [text({ minSize: ANSWER_MAX_CHARS + 1 })], false],
    ['a maxSize of 0', [text({ maxSize: 0 })], false],
    ['a maxSize at the limit', [text({ maxSize: TEXT_MAX_CHARS })], true],
    ['a maxSize above the limit', [text({ maxSize: TEXT_MAX_CHARS + 1 })], false],
    ['a maxSize that is a string', [text({ maxSize: '9' })], false],
    ['a select without options', [{ type: 'select', name: 'n', label: 'L' }], false],
    ['a select of 0 options', [select(0)], false],
    ['a select of 1 option', [select(1)], true],
    ['a select at the limit', [select(SELECT_OPTIONS_MAX)], true],
    ['a select above the limit', [select(SELECT_OPTIONS_MAX + 1)], false],
    [
      'options with the same name',
      [
        {
          ...select(0),
          options: [
            { name: 'a', label: 'A' },
            { name: 'a', label: 'B' }
          ]
        }
      ],
      false
    ],
    ['an option without a label', [{ ...select(0), options: [{ name: 'a' }] }], false]
  ])('with %s are accepted: %s', (_name, fields, isTaken) => {
    expect(codeOf(fields)).toBe(isTaken ? undefined : 'invalid-form')
  })

  test.each<[unknown, string]>([
    [[text(), text({ label: 5 })], 'fields.1.label: expected 1 to 128 characters, got 5.'],
    [
      [text({ maxSize: 5000 })],
      'fields.0.maxSize: expected a whole number from 1 to 4096, got 5000.'
    ],
    [
      [{ ...select(0), options: [{ name: 'a', label: '' }] }],
      'fields.0.options.0.label: expected 1 to 128 characters, got "".'
    ],
    [[], 'fields: expected an array of 1 to 20 fields, got an array of 0.'],
    [[text(), text()], 'fields: expected names that differ, got "n".'],
    [[text({ type: 'date' })], 'fields.0.type: expected text, email or select, got "date".']
  ])('%j are refused in words', (fields, message) => {
    expect(() => checkFields(fields)).toThrow(new ChatError('invalid-form', message))
  })
})
