import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import { createEmitter, type WebviewAction } from '../../../src/protocol'
import type { WidgetEvents } from '../../../src/widget'
import { createOpenReceived } from '../../../src/widget/features/text/create-open-received'
import { openWebviews } from '../../../src/widget/features/conversation-footer/open-webviews'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { message } from '../fakes/messages'

const ACTION: WebviewAction = {
  id: 'a',
  type: 'webview',
  text: 'Choose a seat',
  uri: 'https://seats.example/',
  fallback: 'https://seats.example/plain',
  openOnReceive: true
}

/** A messenger that shows the conversation `c`, with a record of opened pages. */
const start = (changes: object = {}) => {
  const emitter = createEmitter<WidgetEvents>()
  const stops: (() => void)[] = []
  const $overlay = atom<any>()
  const host = { config: { baseUrl: 'https://chat.example' } }
  const context = {
    host,
    on: emitter.on,
    onDestroy: (stop: () => void) => stops.push(stop),
    $conversation: atom({ info: signal({ id: 'c' }) }),
    $hidden: atom({ has: () => false }),
    $isShown: atom(true),
    $overlay,
    $screen: atom(undefined),
    ...changes
  } as unknown as MessengerContext
  const loadSlot = vi.fn(async (_slot: string) => createOpenReceived(context))
  openWebviews({ ...context, loadSlot } as unknown as MessengerContext)
  return {
    loadSlot,
    opened: () => $overlay.get()?.action,
    destroy: () => stops.forEach(stop => stop()),
    receive: (action: WebviewAction, id = 'c') =>
      emitter.emit('message:received', message(1, { actions: [action] }), {
        conversation: { id }
      })
  }
}

describe('Webviews', () => {
  test('open the page of a message that asks for it', async () => {
    const { loadSlot, opened, receive } = start()
    receive(ACTION)
    expect(loadSlot).toHaveBeenCalledWith('openReceived')
    await expect.poll(opened).toEqual(ACTION)
  })

  test('load nothing for a message that does not ask for it', () => {
    const { loadSlot, receive } = start()
    receive({ ...ACTION, openOnReceive: false })
    expect(loadSlot).not.toHaveBeenCalled()
  })

  test.each<[what: string, action: Partial<WebviewAction>, changes?: object, id?: string]>([
    ['its message comes to another conversation', {}, {}, 'd'],
    ['the messenger is closed', {}, { $isShown: atom(false) }],
    ['the list is shown', {}, { $screen: atom('list') }],
    ['the page hides its message', {}, { $hidden: atom({ has: () => true }) }],
    ['it is not secure', { uri: 'http://seats.example' }],
    ['it is a script', { uri: 'javascript:alert(1)' }]
  ])('open no page when %s', async (_, fields, changes, id) => {
    const { loadSlot, opened, receive } = start(changes)
    receive({ ...ACTION, ...fields }, id)
    await loadSlot.mock.results[0]?.value
    expect(opened()).toBeUndefined()
  })

  test('open nothing after destroy', () => {
    const { destroy, loadSlot, receive } = start()
    destroy()
    receive(ACTION)
    expect(loadSlot).not.toHaveBeenCalled()
  })
})
