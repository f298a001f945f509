import { describe, expect, test } from 'vitest'
import { checkAnyDraft, type ErrorCode } from '../../../src/protocol'

const location = (lat: unknown, long: unknown) => ({ type: 'location', coordinates: { lat, long } })

describe('A draft of any type', () => {
  test.each<[string, unknown]>([
    ['a text', { type: 'text', text: 'Hello' }],
    ['a location', location(52.5, 13.4)],
    ['the north pole', location(90, 0)],
    ['the south pole', location(-90, 0)],
    ['the date line from the west', location(0, 180)],
    ['the date line from the east', location(0, -180)],
    ['answers', { type: 'formResponse', quotedMessageId: 'f', fields: [] }]
  ])('%s is accepted unchanged', (_name, draft) => {
    expect(checkAnyDraft(draft)).toEqual(draft)
  })

  test('a text keeps only its text and payload', () => {
    const text = { type: 'text', text: 'Hello', payload: 'HI' }
    expect(checkAnyDraft({ ...text, metadata: {}, fields: [] })).toEqual(text)
  })

  test('a location keeps only its coordinates', () => {
    expect(checkAnyDraft({ ...location(1, 2), text: 'x' })).toEqual(location(1, 2))
  })

  test.each<[string, unknown, ErrorCode]>([
    ['null', null, 'invalid-message'],
    ['a string', 'Hello', 'invalid-message'],
    ['a type that only businesses send', { type: 'carousel', items: [] }, 'invalid-message'],
    ['a blank text', { type: 'text', text: ' ' }, 'invalid-message'],
    ['a long text', { type: 'text', text: 'x'.repeat(4097) }, 'message-too-long'],
    ['no coordinates', { type: 'location' }, 'invalid-message'],
    ['a latitude above 90', location(90.01, 0), 'invalid-message'],
    ['a latitude below -90', location(-90.01, 0), 'invalid-message'],
    ['a longitude above 180', location(0, 180.01), 'invalid-message'],
    ['a longitude below -180', location(0, -180.01), 'invalid-message'],
    ['a latitude that is no number', location('52', 13), 'invalid-message'],
    ['a longitude that is no number', location(52, NaN), 'invalid-message'],
    ['answers to no form', { type: 'formResponse', fields: [] }, 'invalid-message'],
    ['no answers', { type: 'formResponse', quotedMessageId: 'f' }, 'invalid-message']
  ])('%s is refused', (_name, draft, code) => {
    expect(() => checkAnyDraft(draft)).toThrow(expect.objectContaining({ code }))
  })
})
