import { parseHTML } from 'linkedom'
import { vi } from 'vitest'
import { createWidget } from '../../../src/loader'
import { readOptions } from '../../../src/loader/options'
import { loadFailed, type ConfigAnswer } from '../../../src/protocol'
import type { MountedMessenger, WidgetContext } from '../../../src/widget'
import { CONFIG } from './tab'

export const BASE = 'https://chat.example'

/** A page of a shop, without a frame or a style of its own. */
const openPage = () => {
  const { window } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  return { document: window.document, localStorage: {}, setTimeout } as unknown as Window & {
    localStorage: Record<string, string>
  }
}

/** A page with a widget whose messenger is a stand-in that writes down what it is asked. */
export const openWidget = (settings: ConfigAnswer['integration']['settings'] = {}) => {
  const page = openPage()
  const asked: string[] = []
  const calls: [method: string, ...args: unknown[]][] = []
  let context: WidgetContext | undefined
  let isOpened = false
  const note =
    <Result>(name: string, act: (...args: any[]) => Result) =>
    (...args: any[]) => {
      calls.push([name, ...args])
      return act(...args)
    }
  const setOpened = (opened: boolean) => {
    isOpened = opened
    context!.launcher.setOpened(opened)
  }
  const mounted: MountedMessenger = {
    open: note('open', () => setOpened(true)),
    close: note('close', () => setOpened(false)),
    render: note('render', () => {}),
    destroy: note('destroy', () => {}),
    isOpened: () => isOpened,
    getUser: () => undefined,
    getConversations: () => [],
    getUnreadCount: () => 7,
    getDisplayedConversation: () => null,
    hasMoreConversations: () => true,
    call: async (method, args) => {
      calls.push([method, ...args])
      return method === 'sendMessage' ? { text: args[0] } : undefined
    }
  }
  const loadMessenger = vi.fn(async () => (given: WidgetContext) => {
    context = given
    return mounted
  })
  const loadOptions = vi.fn(async () => readOptions)
  const config = () => ({ ...CONFIG, integration: { id: 'integration', settings } })
  let answer: () => unknown = config
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(await answer())
  })
  return {
    page,
    widget: createWidget({ page, loadMessenger, loadOptions, defaultBaseUrl: `${BASE}/` }),
    loadOptions,
    /** Addresses that were fetched. */
    asked,
    /** What the messenger was asked to do. */
    calls,
    loadMessenger,
    context: () => context!,
    /** What the server answers; its config when absent. */
    answerWith: (next: () => unknown = config) => {
      answer = next
    },
    failLoading: () => loadMessenger.mockRejectedValueOnce(loadFailed(`${BASE}/messenger.js`)),
    launcher: () => page.document.getElementById('messenger-button') as HTMLButtonElement | null
  }
}
