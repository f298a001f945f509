import { expect, test } from 'vitest'
import { toJson } from '../../../src/protocol'

test('writes values as they are, whatever arrays and strings have learned', () => {
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
