import { describe, expect, test } from 'vitest'
import { checkDraft, countChars, TEXT_MAX_CHARS, type ChatError } from '../../../src/protocol'

const LONGEST = 'a'.repeat(TEXT_MAX_CHARS)
/** One character for people, two code units in JavaScript. */
const LONGEST_EMOJI = '😀'.repeat(TEXT_MAX_CHARS)

const errorOf = (input: unknown): ChatError => {
  try {
    checkDraft(input)
  } catch (error) {
    return error as ChatError
  }
  throw new Error('Expected checkDraft to throw.')
}

describe('The check of drafts', () => {
  test.each([
    ['one character', 'a'],
    ['one below the limit', LONGEST.slice(1)],
    ['exactly the limit', LONGEST],
    ['the limit in characters outside the basic plane', LONGEST_EMOJI],
    ['white space around something', ' a\n']
  ])('accepts a text of %s unchanged', (_, text) => {
    expect(checkDraft(text)).toEqual({ type: 'text', text })
    expect(checkDraft({ type: 'text', text })).toEqual({ type: 'text', text })
  })

  test('keeps payload and metadata', () => {
    const draft = { type: 'text', text: 'a', payload: 'p', metadata: { from: 'page', price: 3 } }
    expect(checkDraft(draft)).toEqual(draft)
  })

  test.each([
    ['an empty text', '', 'invalid-message', /not blank, got ""/],
    ['white space', ' \n\t', 'invalid-message', /not blank, got " \\n\\t"/],
    [
      'a text of another kind',
      { type: 'text', text: 7 },
      'invalid-message',
      /not blank, got number/
    ],
    ['no text', { type: 'text' }, 'invalid-message', /not blank, got undefined/],
    ['another type', { type: 'image', text: 'a' }, 'invalid-message', /'text', got "image"/],
    ['no type', { text: 'a' }, 'invalid-message', /'text', got object/],
    ['null', null, 'invalid-message', /'text', got null/],
    ['nothing', undefined, 'invalid-message', /'text', got undefined/],
    ['a number', 7, 'invalid-message', /'text', got number/],
    ['one above the limit', LONGEST + 'a', 'message-too-long', /4096 characters at most, got 4097/],
    ['one emoji above', LONGEST_EMOJI + '😀', 'message-too-long', /at most, got 4097/]
  ])('refuses %s, with what was expected and what came', (_, input, code, message) => {
    const error = errorOf(input)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(message)
  })

  test.each([
    ['', 0],
    ['abc', 3],
    ['häß', 3],
    ['😀', 1],
    ['👨‍👩‍👧', 5]
  ])('counts the code points of %j as %i', (text, chars) => {
    expect(countChars(text)).toBe(chars)
  })
})
