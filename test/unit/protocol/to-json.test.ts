import { describe, expect, test } from 'vitest'
import { toJson } from '../../../src/protocol'

describe('toJson', () => {
  test('serializes values as they are, whatever toJSON methods a page has added', () => {
    const value = { text: 'a "b"', numbers: [1, null], deep: [{ isNew: true }], absent: undefined }
    const expected = JSON.stringify(value)
    const owners = [Array.prototype, String.prototype, Object.prototype] as { toJSON?: unknown }[]
    for (const owner of owners) owner.toJSON = () => 'wrong'
    try {
      expect(toJson(value)).toBe(expected)
    } finally {
      for (const owner of owners) delete owner.toJSON
    }
  })

  test('serializes half a character as U+FFFD, and whole ones as they are', () => {
    const value = { text: '\ud800 \u{1f600} \udc00', deep: ['\ud83d', '\\ud800', ''] }
    expect(JSON.parse(toJson(value))).toEqual({
      text: '\ufffd \u{1f600} \ufffd',
      deep: ['\ufffd', '\\ud800', '']
    })
  })
})
