import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { createEmitter, type WebviewAction } from '../../../src/protocol'
import type { WidgetEvents } from '../../../src/widget'
import { openWebviews } from '../../../src/widget/parts/end/open-webviews'
import type { Services } from '../../../src/widget/services'
import { message } from '../fakes/messages'

const ACTION: WebviewAction = {
  id: 'a',
  type: 'webview',
  text: 'Choose a seat',
  uri: 'https://seats.example/',
  fallback: 'https://seats.example/plain',
  openOnReceive: true
}

/** A messenger that shows the conversation `c`; tells which page it opened. */
const start = (changes: object = {}) => {
  const emitter = createEmitter<WidgetEvents>()
  const stops: (() => void)[] = []
  const $overlay = atom<any>()
  const need = vi.fn(async (slot: string) => slot)
  openWebviews({
    context: { config: { baseUrl: 'https://chat.example' } },
    on: emitter.on,
    need,
    onDestroy: (stop: () => void) => stops.push(stop),
    $conversation: atom({ info: signal({ id: 'c' }) }),
    $isShown: atom(true),
    $screen: atom(undefined),
    $overlay,
    ...changes
  } as unknown as Services)
  return {
    need,
    opened: () => $overlay.get()?.props.action,
    destroy: () => stops.forEach(stop => stop()),
    receive: (action: WebviewAction, id = 'c') =>
      emitter.emit('message:received', message(1, { actions: [action] } as object), {
        conversation: { id }
      } as never)
  }
}

test('opens the page of a message that asks for it', async () => {
  const { need, opened, receive } = start()
  receive(ACTION)
  expect(need).toHaveBeenCalledWith('webview')
  await expect.poll(opened).toEqual(ACTION)
})

test.each<[what: string, action: Partial<WebviewAction>, changes?: object, id?: string]>([
  ['it does not ask for it', { openOnReceive: false }],
  ['its page is not secure', { uri: 'http://seats.example' }],
  ['its page is none', { uri: 'javascript:alert(1)' }],
  ['it comes to another conversation', {}, {}, 'd'],
  ['the messenger is closed', {}, { $isShown: atom(false) }],
  ['the list is shown', {}, { $screen: atom('list') }]
])('opens no page when %s', (_, fields, changes, id) => {
  const { need, receive } = start(changes)
  receive({ ...ACTION, ...fields }, id)
  expect(need).not.toHaveBeenCalled()
})

test('opens nothing any more once it was destroyed', () => {
  const { destroy, need, receive } = start()
  destroy()
  receive(ACTION)
  expect(need).not.toHaveBeenCalled()
})
