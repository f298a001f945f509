import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { Calls } from '../../../src/widget/api'
import { createCalls } from '../../../src/widget/parts/calls'
import type { Services } from '../../../src/widget/services'

/** The calls of a messenger of which nothing is there: what is refused asks it for nothing. */
const openCalls = () => {
  const $draft = atom('')
  const services = {
    opened: new Promise(() => {}),
    settings: {} as Services['settings'],
    context: {},
    need: vi.fn(),
    onDestroy: () => {},
    redraw: () => {},
    $conversation: atom(),
    $draft
  }
  const calls = createCalls(services as unknown as Services, {} as never)
  const call = async (method: string, ...args: unknown[]) =>
    (calls[method as keyof Calls] as (...args: unknown[]) => unknown)(...args)
  return { ...services, call }
}

const text = 'setPredefinedMessage(): text: expected a string, got'
const file = 'A message needs a File or Blob as its file, got'
const invalid = 'invalid-argument'

test.each([
  ['setPredefinedMessage', [], invalid, `${text} undefined.`],
  ['setPredefinedMessage', [{}], invalid, `${text} object.`],
  ['setPredefinedMessage', [5], invalid, `${text} number.`],
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
  ['updateSettings', [], invalid, 'updateSettings(): settings: expected an object, got undefined.'],
  ['updateSettings', [null], invalid, 'updateSettings(): settings: expected an object, got null.'],
  ['updateUser', ['Ann'], invalid, 'updateUser(): fields: expected an object, got "Ann".'],
  ['setDelegate', ['x'], invalid, 'setDelegate(): delegate: expected an object, got "x".'],
  [
    'setDelegate',
    [{ beforeSend: 5 }],
    invalid,
    'setDelegate(): delegate.beforeSend: expected a function, got number.'
  ]
])('%s(%j) is refused, and changes nothing', async (method, args, code, message) => {
  const { call, need, settings, $draft } = openCalls()
  await expect(call(method, ...args)).rejects.toMatchObject({ name: 'ChatError', code, message })
  expect(need).not.toHaveBeenCalled()
  expect(settings).toEqual({})
  expect($draft.get()).toBe('')
})

test('a text is put into the composer, and taken out by an empty one', async () => {
  const { call, $draft } = openCalls()
  await call('setPredefinedMessage', 'Hello')
  expect($draft.get()).toBe('Hello')
  await call('setPredefinedMessage', '')
  expect($draft.get()).toBe('')
})

test.each([new Blob(['a']), new File(['a'], 'a.txt')])('sends a %s', async blob => {
  const { call, need } = openCalls()
  const sendFile = vi.fn()
  need.mockResolvedValue(sendFile)
  await call('sendMessage', { type: 'file', file: blob }, 'c')
  expect(sendFile).toHaveBeenCalledWith({ type: 'file', file: blob }, 'c')
})

test.each([null, {}, { beforeSend: () => ({}), onInvalidAuth: undefined }])(
  'takes %j as a delegate',
  async delegate => {
    const { call, settings } = openCalls()
    await call('setDelegate', delegate)
    expect(settings.delegate).toBe(delegate)
  }
)
