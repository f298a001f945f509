import { describe, expect, test } from 'vitest'
import {
  ANSWER_MAX_CHARS,
  type ChatError,
  checkAnswer,
  checkAnswers,
  EMAIL_MAX_CHARS,
  toAnswer,
  type AnswerProblem,
  type FormField
} from '../../../src/protocol'

const base = { name: 'n', label: 'L' }
const text = (more: Partial<Extract<FormField, { type: 'text' }>> = {}): FormField => ({
  type: 'text',
  ...base,
  ...more
})
const email: FormField = { type: 'email', ...base }
const size: FormField = {
  type: 'select',
  ...base,
  options: [
    { name: 's', label: 'Small' },
    { name: 'm', label: 'Medium' }
  ]
}
const chars = (count: number) => '🐦'.repeat(count)

describe('An answer', () => {
  test.each<[string, FormField, string, AnswerProblem | undefined]>([
    ['nothing', text(), '', { problem: 'required' }],
    ['blanks', text(), ' \n', { problem: 'required' }],
    ['1 character', text(), 'a', undefined],
    ['one below the limit', text(), chars(ANSWER_MAX_CHARS - 1), undefined],
    ['as many as may be', text(), chars(ANSWER_MAX_CHARS), undefined],
    [
      'one above',
      text(),
      chars(ANSWER_MAX_CHARS + 1),
      { problem: 'too-long', limit: ANSWER_MAX_CHARS }
    ],
    ['a whole number', text({ format: 'integer' }), '-12', undefined],
    ['Arabic digits', text({ format: 'integer' }), '١٢', undefined],
    ['a fraction', text({ format: 'integer' }), '1.5', { problem: 'not-a-number' }],
    ['a decimal', text({ format: 'decimal' }), '1,5', undefined],
    ['a word', text({ format: 'decimal' }), 'many', { problem: 'not-a-number' }],
    ['one below minSize', text({ minSize: 3 }), chars(2), { problem: 'too-short', limit: 3 }],
    ['minSize', text({ minSize: 3 }), chars(3), undefined],
    ['one above minSize', text({ minSize: 3 }), chars(4), undefined],
    ['one below maxSize', text({ maxSize: 3 }), chars(2), undefined],
    ['maxSize', text({ maxSize: 3 }), chars(3), undefined],
    ['one above maxSize', text({ maxSize: 3 }), chars(4), { problem: 'too-long', limit: 3 }],
    ['an empty address', email, '', { problem: 'required' }],
    ['an address', email, 'ann@example.com', undefined],
    ['an incomplete address', email, 'ann@', { problem: 'invalid-email' }],
    ['a long address', email, `${'a'.repeat(EMAIL_MAX_CHARS)}@b.c`, { problem: 'invalid-email' }],
    ['nothing chosen', size, '', { problem: 'required' }],
    ['an option', size, 'm', undefined],
    ['a label in place of a name', size, 'Medium', { problem: 'unknown-option' }]
  ])('of %s is validated', (_name, field, value, problem) => {
    expect(checkAnswer(field, value)).toEqual(problem)
  })

  test('has the name and label of its field', () => {
    expect(toAnswer(text(), 'Ann')).toEqual({ type: 'text', ...base, text: 'Ann' })
    expect(toAnswer(email, 'a@b.c')).toEqual({ type: 'email', ...base, email: 'a@b.c' })
    expect(toAnswer(size, 'm')).toEqual({
      type: 'select',
      ...base,
      select: [{ name: 'm', label: 'Medium' }]
    })
  })
})

describe('The answers to a form', () => {
  const fields: FormField[] = [text(), { ...email, name: 'e' }, { ...size, name: 's' }]
  const right = [
    { type: 'text', name: 'n', text: 'Ann' },
    { type: 'email', name: 'e', email: 'ann@example.com' },
    { type: 'select', name: 's', select: [{ name: 'm' }] }
  ]
  const withAnswer = (index: number, answer: unknown) => right.with(index, answer as never)

  test('are returned with the labels of the form, whatever labels they had', () => {
    const odd = right.map(answer => ({ ...answer, label: 'Something else', more: 1 }))
    expect(checkAnswers(fields, odd)).toEqual([
      { type: 'text', name: 'n', label: 'L', text: 'Ann' },
      { type: 'email', name: 'e', label: 'L', email: 'ann@example.com' },
      { type: 'select', name: 's', label: 'L', select: [{ name: 'm', label: 'Medium' }] }
    ])
  })

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /array of 3.*got undefined/],
    ['too few', right.slice(1), /array of 3.*got an array of 2/],
    ['too many', [...right, right[0]], /array of 3.*got an array of 4/],
    ['another order', right.toReversed(), /"n" needs an answer of its name, got "s"/],
    [
      'another type',
      withAnswer(1, { ...right[0], name: 'e' }),
      /"e" needs .*type email, got "text"/
    ],
    ['null', withAnswer(0, null), /"n" needs an answer of its name, got undefined/],
    [
      'a number as text',
      withAnswer(0, { ...right[0], text: 5 }),
      /"n" needs a string as text, got 5/
    ],
    ['an empty text', withAnswer(0, { ...right[0], text: '' }), /"n" needs an answer.*got ""/],
    ['a long text', withAnswer(0, { ...right[0], text: chars(300) }), /"n" needs at most 256/],
    ['no address', withAnswer(1, { ...right[1], email: 'ann' }), /"e" needs an e-mail.*got "ann"/],
    [
      'two options',
      withAnswer(2, { ...right[2], select: [{ name: 's' }, { name: 'm' }] }),
      /"s" needs exactly one/
    ],
    ['no option', withAnswer(2, { ...right[2], select: [] }), /"s" needs exactly one/],
    [
      'a strange option',
      withAnswer(2, { ...right[2], select: [{ name: 'x' }] }),
      /one of its options, got "x"/
    ]
  ])('that are %s are refused in words', (_name, answers, message) => {
    const refused = (() => {
      try {
        return checkAnswers(fields, answers)
      } catch (error) {
        return error as ChatError
      }
    })()
    expect(refused).toMatchObject({
      code: 'invalid-answer',
      message: expect.stringMatching(message)
    })
    expect((refused as ChatError).message.length).toBeLessThan(250)
  })
})
