import {
  alreadyInitialized,
  ChatError,
  createEmitter,
  invalidElement,
  invalidOption,
  notInitialized
} from '../protocol'
import type {
  ImportChunk,
  InitOptions,
  MessengerWidget,
  MountedMessenger,
  MountMessenger,
  WidgetEvents
} from '../widget'
import { checkOptions } from './check-options'
import { fetchConfig } from './fetch-config'
import { createLauncher, type Launcher } from './launcher'
import { mergeSettings } from './merge-settings'
import { VERSION } from './version'

export interface WidgetOptions {
  page: Window
  /** Brings the messenger's code; called again after a failure. */
  loadMessenger: () => Promise<MountMessenger>
  importChunk?: ImportChunk
  /** Where the script came from; undefined in the package. */
  defaultBaseUrl?: string
}

/** One messenger from `init` to `destroy`. */
interface Run {
  /** Settled by `init`. */
  ready: Promise<void>
  isEmbedded: boolean
  launcher?: Launcher
  mounted?: MountedMessenger
  mounting?: Promise<MountedMessenger>
  mount?: () => Promise<MountedMessenger>
}

/** Makes the public object. It touches nothing before `init`. */
export const createWidget = ({
  page,
  loadMessenger,
  importChunk,
  defaultBaseUrl
}: WidgetOptions): MessengerWidget => {
  const emitter = createEmitter<WidgetEvents>()
  const { on, off, emit } = emitter
  let run: Run | undefined
  let container: Element | undefined

  const current = (method: string): Run => {
    if (!run) throw notInitialized(method)
    return run
  }

  /** Waits for `init`, then for the messenger's code. */
  const mounted = async (mine: Run): Promise<MountedMessenger> => {
    await mine.ready
    return (mine.mounting ??= mine.mount!().catch(error => {
      delete mine.mounting
      mine.launcher?.setFailed(true)
      throw error
    }))
  }

  const whenMounted =
    <Name extends 'sendMessage' | 'getConversationById' | 'markAllAsRead'>(name: Name) =>
    async (...args: Parameters<MountedMessenger[Name]>) => {
      const method = (await mounted(current(name)))[name] as (...all: unknown[]) => never
      return method(...args)
    }

  /** For methods without an answer: what fails is shown by the launcher. */
  const soon = (mine: Run, action: (messenger: MountedMessenger) => void) => {
    if (mine.mounted) action(mine.mounted)
    else mounted(mine).then(action, () => {})
  }

  const begin = async (mine: Run, options: InitOptions) => {
    const known = checkOptions(options)
    const base = (known.configBaseUrl ?? defaultBaseUrl)?.replace(/\/+$/, '')
    if (!base) throw invalidOption('configBaseUrl', 'an address', base)
    const config = await fetchConfig(base, known.integrationId)
    if (run !== mine) throw new ChatError('not-initialized', 'destroy() was called.')

    const settings = mergeSettings(config, known)
    mine.mount = async () => {
      const mountMessenger = await loadMessenger()
      if (run !== mine) throw notInitialized('open')
      mine.launcher?.setFailed(false)
      const launcher = mine.launcher ?? { setOpened() {}, setUnread() {} }
      mine.mounted = mountMessenger({ page, config, settings, launcher, emitter, importChunk })
      return mine.mounted
    }
    const preload = () => soon(mine, () => {})
    if (mine.isEmbedded) {
      if (container) api.render(container)
    } else {
      mine.launcher = createLauncher(page, settings, {
        onIntent: preload,
        onToggle: () => (api.isOpened() ? api.close() : api.open())
      })
      const { browserStorage = 'localStorage', integrationId } = known
      try {
        if (known.preload === 'eager') preload()
        // Whoever has been here before has the first thing that the messenger stores.
        else if (
          known.preload === 'idle' ||
          page[browserStorage][`pipit.${integrationId}.sessionKey`]
        ) {
          // Safari has no idle callback.
          ;(page.requestIdleCallback ?? page.setTimeout)(preload)
        }
      } catch {
        // Storage is blocked: nothing is known of earlier visits.
      }
    }
    emit('ready')
  }

  const api: MessengerWidget = {
    VERSION,
    on,
    off,
    init: async options => {
      if (run) throw alreadyInitialized()
      const mine = (run = { isEmbedded: !!options?.embedded } as Run)
      mine.ready = begin(mine, options)
      try {
        await mine.ready
      } catch (error) {
        if (run === mine) run = undefined
        throw error
      }
    },
    destroy: () => {
      if (!run) return
      run.mounted?.destroy()
      run.launcher?.remove()
      run = container = undefined
      emit('destroy')
      off()
    },
    render: element => {
      if (element?.nodeType !== 1) throw invalidElement(element)
      container = element
      if (run?.isEmbedded) soon(run, messenger => messenger.render(element))
    },
    open: () => soon(current('open'), messenger => messenger.open()),
    close: () => current('close').mounted?.close(),
    isOpened: () => run?.mounted?.isOpened() ?? false,
    getUser: () => current('getUser').mounted?.getUser(),
    getConversations: () => current('getConversations').mounted?.getConversations() ?? [],
    getUnreadCount: id => run?.mounted?.getUnreadCount(id) ?? 0,
    sendMessage: whenMounted('sendMessage'),
    getConversationById: whenMounted('getConversationById'),
    markAllAsRead: whenMounted('markAllAsRead')
  }
  return api
}
