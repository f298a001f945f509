import { parseHTML } from 'linkedom'
import { vi } from 'vitest'
import { createWidget } from '../../../src/loader'
import { readOptions } from '../../../src/loader/options'
import { loadFailed, type ConfigAnswer, type MountedMessenger } from '../../../src/protocol'
import type { HostContext, WidgetTypes } from '../../../src/widget'
import { CONFIG } from './tab'

export const BASE = 'https://chat.example'

/** A page of a shop, without a frame or a style of its own. */
const openPage = () => {
  const tokens: Record<string, string> = {}
  const { window } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  return {
    document: window.document,
    localStorage: {},
    setTimeout,
    tokens,
    getComputedStyle: () => ({ getPropertyValue: (name: string) => tokens[name] ?? '' })
  } as unknown as Window & {
    localStorage: Record<string, string>
    /** Custom properties on `:root`. */
    tokens: Record<string, string>
  }
}

/** A page with a widget whose messenger is a stand-in that records its calls. */
export const openWidget = (settings: ConfigAnswer['integration']['settings'] = {}) => {
  const page = openPage()
  const asked: string[] = []
  const calls: [method: string, ...args: unknown[]][] = []
  let context: HostContext | undefined
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
  const mounted: MountedMessenger<WidgetTypes> = {
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
  const loadMessenger = vi.fn(async () => (given: HostContext) => {
    context = given
    return mounted
  })
  const loadOptions = vi.fn(async () => readOptions)
  const config = () => ({ ...CONFIG, integration: { id: 'integration', settings } })
  let answer: () => unknown = config
  vi.stubGlobal('Image', class {})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(await answer())
  })
  return {
    page,
    widget: createWidget({ page, loadMessenger, loadOptions, defaultBaseUrl: `${BASE}/` }),
    loadOptions,
    /** Fetched addresses. */
    asked,
    /** Calls of the messenger. */
    calls,
    loadMessenger,
    context: () => context!,
    /** Response of the server; its config by default. */
    answerWith: (next: () => unknown = config) => {
      answer = next
    },
    failLoading: () => loadMessenger.mockRejectedValueOnce(loadFailed(`${BASE}/messenger.js`)),
    launcher: () => page.document.getElementById('messenger-button') as HTMLButtonElement | null
  }
}
