import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BeforeSend } from '../../../src/client'
import { createBrowser } from '../fakes/browser'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

const settle = () => vi.advanceTimersByTimeAsync(0)

/** A hook that waits for the test. */
const openHook = () => {
  const asked: string[] = []
  let answer!: () => void
  const go = new Promise<void>(resolve => (answer = resolve))
  const beforeSend: BeforeSend = async message => {
    asked.push((message as { text?: string }).text!)
    await go
    return { ...message, text: 'Changed' }
  }
  return { asked, answer, beforeSend }
}

describe('The beforeSend hook', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('waits while its message is stored and shown as on its way', async () => {
    const browser = createBrowser()
    const server = createChatServer()
    const { answer, beforeSend } = openHook()
    const { messenger, texts } = openTab({ server, page: browser.openPage(), beforeSend })
    const sent = messenger.sendMessage('Hello')
    await settle()
    expect(texts()).toEqual(['Hello (sending)'])
    expect(Object.values(browser.items).join()).toContain('Hello')
    expect(server.calls).toEqual([])
    answer()
    expect(await sent).toMatchObject({ text: 'Changed' })
    expect(server.texts()).toEqual(['Changed'])
    expect(texts()).toEqual(['Changed'])
  })

  test('that had not answered when its page was left is asked by the next one', async () => {
    const browser = createBrowser()
    const server = createChatServer()
    const { messenger } = openTab({ server, page: browser.openPage(), ...openHook() })
    void messenger.sendMessage('Hello')
    await settle()
    messenger.destroy()
    const { answer, asked, beforeSend } = openHook()
    const next = openTab({ server, page: browser.openPage(), beforeSend })
    next.messenger.start()
    expect(next.texts()).toEqual(['Hello (sending)'])
    answer()
    await settle()
    expect(asked).toEqual(['Hello'])
    expect(server.texts()).toEqual(['Changed'])
  })

  test('is asked once for a message that is sent again', async () => {
    const browser = createBrowser()
    const server = createChatServer()
    const page = browser.openPage()
    const { answer, asked, beforeSend } = openHook()
    const { messenger, texts } = openTab({ server, page, beforeSend })
    answer()
    server.carry = offline
    const sent = messenger.sendMessage('Hello')
    await settle()
    expect(texts()).toEqual(['Changed (waiting)'])
    server.carry = (_, answer) => answer()
    page.fire('online')
    await sent
    expect(asked).toEqual(['Hello'])
    expect(server.texts()).toEqual(['Changed'])
  })

  test('keeps messages in the order of writing', async () => {
    const server = createChatServer()
    const { answer, beforeSend } = openHook()
    const { messenger } = openTab({
      server,
      beforeSend: (message, to) =>
        'text' in message && message.text === 'Slow' ? beforeSend(message, to) : message
    })
    const sent = ['Slow', 'Quick'].map(text => messenger.sendMessage(text))
    await settle()
    answer()
    await Promise.all(sent)
    expect(server.texts()).toEqual(['Changed', 'Quick'])
  })

  test('that rejects leaves its message, which may be sent again', async () => {
    const server = createChatServer()
    const { messenger, texts } = openTab({
      server,
      beforeSend: async () => {
        throw new Error('No')
      }
    })
    await expect(messenger.sendMessage('Hello')).rejects.toThrow('No')
    expect(texts()).toEqual(['Hello (failed)'])
  })
})
