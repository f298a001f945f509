import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import type { Calls } from '../../../src/widget/core/public'
import { createCalls } from '../../../src/widget/features/calls/create-calls'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'

/** The calls of a messenger without services: a refused call uses none of them. */
const openCalls = () => {
  const $draft = atom('')
  const context = {
    clientReady: new Promise(() => {}),
    settings: {} as MessengerContext['settings'],
    host: {},
    loadSlot: vi.fn(),
    onDestroy: () => {},
    redraw: () => {},
    $conversation: atom(),
    $draft
  }
  const calls = createCalls(context as unknown as MessengerContext)
  const call = async (method: string, ...args: unknown[]) =>
    (calls[method as keyof Calls] as (...args: unknown[]) => unknown)(...args)
  return { ...context, call }
}

const text = 'setPredefinedMessage(): text: expected a string, got'
const file = 'A message needs a File or Blob as its file, got'
const types = "A message needs a type of 'text', 'image' or 'file', got"
const invalid = 'invalid-argument'

describe('Arguments of calls', () => {
  test.each([
    ['setPredefinedMessage', [], invalid, `${text} undefined.`],
    ['setPredefinedMessage', [{}], invalid, `${text} object.`],
    ['setPredefinedMessage', [5], invalid, `${text} number.`],
    ['sendMessage', [{ type: 'video' }], 'invalid-message', `${types} "video".`],
    ['sendMessage', [{ type: ['image'] }], 'invalid-message', `${types} object.`],
    ['sendMessage', [{}], 'invalid-message', `${types} object.`],
    ['sendMessage', [null], 'invalid-message', `${types} null.`],
    ['sendMessage', [5], 'invalid-message', `${types} number.`],
    [
      'sendMessage',
      [{ type: 'text', text: 'Hello', metadata: { order: { number: 1 } } }],
      'invalid-message',
      'Expected a string, number or boolean as metadata.order, got object.'
    ],
    ['sendMessage', [{ type: 'image' }], 'invalid-message', `${file} undefined.`],
    ['sendMessage', [{ type: 'file', file: 'a.txt' }], 'invalid-message', `${file} "a.txt".`],
    [
      'createConversation',
      [null],
      invalid,
      'createConversation(): options: expected an object, got null.'
    ],
    [
      'createConversation',
      [{ messages: 'x' }],
      invalid,
      'createConversation(): messages: expected an array, got "x".'
    ],
    [
      'updateSettings',
      [],
      invalid,
      'updateSettings(): settings: expected an object, got undefined.'
    ],
    [
      'updateSettings',
      [null],
      invalid,
      'updateSettings(): settings: expected an object, got null.'
    ],
    ['updateUser', ['Ann'], invalid, 'updateUser(): fields: expected an object, got "Ann".'],
    ['setDelegate', ['x'], invalid, 'setDelegate(): delegate: expected an object, got "x".'],
    [
      'setDelegate',
      [{ beforeSend: 5 }],
      invalid,
      'setDelegate(): delegate.beforeSend: expected a function, got number.'
    ]
  ])('are checked: %s(%j) is refused, and changes nothing', async (method, args, code, message) => {
    const { call, loadSlot, settings, $draft } = openCalls()
    await expect(call(method, ...args)).rejects.toMatchObject({ name: 'ChatError', code, message })
    expect(loadSlot).not.toHaveBeenCalled()
    expect(settings).toEqual({})
    expect($draft.get()).toBe('')
  })

  test('of setPredefinedMessage fill the composer, and an empty text clears it', async () => {
    const { call, $draft } = openCalls()
    await call('setPredefinedMessage', 'Hello')
    expect($draft.get()).toBe('Hello')
    await call('setPredefinedMessage', '')
    expect($draft.get()).toBe('')
  })

  test.each([new Blob(['a']), new File(['a'], 'a.txt')])('of sendFile may be a %s', async blob => {
    const { call, loadSlot } = openCalls()
    const sendFile = vi.fn()
    loadSlot.mockResolvedValue(sendFile)
    await call('sendMessage', { type: 'file', file: blob }, 'c')
    expect(sendFile).toHaveBeenCalledWith({ type: 'file', file: blob }, 'c')
  })

  test.each([null, {}, { beforeSend: () => ({}), onInvalidAuth: undefined }])(
    'of setDelegate may be %j',
    async delegate => {
      const { call, settings } = openCalls()
      await call('setDelegate', delegate)
      expect(settings.delegate).toBe(delegate)
    }
  )
})
