import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../src/console/api'
import { createScheduledApi } from '../../../src/console/api/scheduled'

const HELLO = { type: 'text' as const, text: 'Hello' }
const HI = { type: 'text' as const, text: 'Hi' }
const AT_NINE = '2026-12-01T09:00:00.000Z'
const AT_TEN = '2026-12-01T10:00:00.000Z'

/** Calls of which each is answered as the list says; those after it are stored. */
const openApi = (...answers: number[]) => {
  const keys: string[] = []
  const { schedule } = createScheduledApi({
    json: async <Answer>({ headers }: { headers?: Record<string, string> }) => {
      keys.push(headers!['idempotency-key']!)
      const status = answers.shift()
      if (status !== undefined) throw new ApiError(status, 'It did not work.')
      return {} as Answer
    },
    inConversation: (id, path) => `/conversations/${id}${path}`
  })
  return { keys, schedule }
}

describe('A reply that the console schedules', () => {
  test('has the same key when it is sent again after a call without an answer', async () => {
    const { keys, schedule } = openApi(0, 502)
    await expect(schedule('1', HELLO, AT_NINE)).rejects.toThrow(ApiError)
    await expect(schedule('1', HELLO, AT_NINE)).rejects.toThrow(ApiError)
    await schedule('1', HELLO, AT_NINE)
    expect(keys[0]).toMatch(/^\d+-\d+-\d+-\d+$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  test('has another key with other words, time or conversation, and once the server has answered', async () => {
    const { keys, schedule } = openApi(0)
    await expect(schedule('1', HELLO, AT_NINE)).rejects.toThrow(ApiError)
    await schedule('1', HI, AT_NINE)
    await schedule('1', HELLO, AT_TEN)
    await schedule('2', HELLO, AT_NINE)
    await schedule('1', HELLO, AT_NINE)
    await schedule('1', HELLO, AT_NINE)
    expect(keys[4]).toBe(keys[0])
    expect(new Set(keys).size).toBe(5)
  })

  test('has another key after the server has refused it', async () => {
    const { keys, schedule } = openApi(409)
    await expect(schedule('1', HELLO, AT_NINE)).rejects.toThrow(ApiError)
    await schedule('1', HELLO, AT_NINE)
    expect(new Set(keys).size).toBe(2)
  })
})
