import {
  alreadyInitialized,
  ChatError,
  createEmitter,
  invalidElement,
  invalidOption,
  notInitialized
} from '../protocol'
import type {
  Delegate,
  ImportChunk,
  InitOptions,
  MessengerWidget,
  MountedMessenger,
  MountMessenger,
  WidgetContext,
  WidgetEvents,
  WidgetSettings
} from '../widget'
import { fetchConfig } from './fetch-config'
import { createLauncher, type Launcher } from './launcher'
import { LAST_GETTER, LAST_VOID, METHODS } from './methods'
import type { ReadOptions } from './options'
import { VERSION } from './version'

export interface WidgetOptions {
  page: Window
  /** Brings the messenger's code; called again after a failure. */
  loadMessenger: () => Promise<MountMessenger>
  /** Brings what reads options; most pages give none but the first two, which are read here. */
  loadOptions: () => Promise<ReadOptions>
  importChunk?: ImportChunk
  /** Where the script came from; undefined in the package. */
  defaultBaseUrl?: string
}

/** One messenger from `init` to `destroy`. */
interface Run {
  /** Settled by `init`. */
  ready: Promise<void>
  isEmbedded: boolean
  settings?: WidgetSettings
  launcher?: Launcher
  mounted?: MountedMessenger
  mounting?: Promise<MountedMessenger>
  load?: () => Promise<MountedMessenger>
}

/** Makes the public object. It touches nothing before `init`. */
export const createWidget = ({
  page,
  loadMessenger,
  loadOptions,
  importChunk,
  defaultBaseUrl
}: WidgetOptions): MessengerWidget => {
  const emitter = createEmitter<WidgetEvents>()
  const { on, off, emit } = emitter
  let run: Run | undefined
  let container: Element | undefined
  let delegate: Delegate | null | undefined

  const current = (method: string): Run => {
    if (!run) throw notInitialized(method)
    return run
  }

  const mount = (mine: Run): Promise<MountedMessenger> =>
    (mine.mounting ??= mine.load!().catch(error => {
      delete mine.mounting
      mine.launcher?.setFailed(true)
      throw error
    }))

  /** Waits for `init`, then for the messenger's code. */
  const mounted = async (mine: Run): Promise<MountedMessenger> => {
    await mine.ready
    return mount(mine)
  }

  /** For methods without an answer: what fails is shown by the launcher. */
  const soon = (mine: Run, action: (messenger: MountedMessenger) => void) => {
    if (mine.mounted) action(mine.mounted)
    else mounted(mine).then(action, () => {})
  }

  const clear = ({ mounted, launcher }: Run) => {
    mounted?.destroy()
    launcher?.remove()
    run = undefined
  }

  const begin = async (mine: Run, options: InitOptions) => {
    const { integrationId, configBaseUrl = defaultBaseUrl, ...others } = options
    for (const [name, value] of Object.entries({ integrationId, configBaseUrl })) {
      if (typeof value !== 'string') throw invalidOption(name, 'string', value)
    }
    const base = configBaseUrl!.replace(/\/+$/, '')
    const reading = Object.keys(others).length
      ? loadOptions().then(readOptions => readOptions(options, base))
      : undefined
    const [config, read] = await Promise.all([
      fetchConfig(others.region ? (await reading!).base : base, integrationId),
      reading
    ])
    if (run !== mine) throw new ChatError('not-initialized', 'destroy() was called.')

    const remote = { customColors: {}, ...config.integration.settings }
    const settings = (mine.settings = read ? read.layOver(remote) : (remote as WidgetSettings))
    settings.delegate ??= delegate
    mine.load = async () => {
      const mountMessenger = await loadMessenger()
      if (run !== mine) throw notInitialized('open')
      mine.launcher?.setFailed(false)
      const launcher = mine.launcher ?? { setOpened() {}, setUnread() {} }
      const context: WidgetContext = {
        page,
        config,
        settings,
        launcher,
        emitter,
        importChunk,
        restart: handover => {
          const before = mine.mounted!
          Object.assign(context, { isOpened: before.isOpened() }, handover)
          before.destroy()
          const mounted = (mine.mounted = mountMessenger(context))
          mine.mounting = Promise.resolve(mounted)
          if (container) mounted.render(container)
          return mounted
        }
      }
      return (mine.mounted = mountMessenger(context))
    }
    const preload = () => soon(mine, () => {})
    if (mine.isEmbedded) {
      if (container) api.render(container)
    } else if (settings.launcher ?? true) {
      mine.launcher = createLauncher(page, settings, {
        onIntent: preload,
        onToggle: () => (api.isOpened() ? api.close() : api.open())
      })
    }
    if (settings.jwt || settings.authCode) await (await mount(mine)).call('signIn', [])
    try {
      if (settings.preload === 'eager') preload()
      // Whoever has been here before has the first thing that the messenger stores.
      else if (
        settings.preload === 'idle' ||
        page[settings.browserStorage ?? 'localStorage'][`pipit.${integrationId}.sessionKey`]
      ) {
        // Safari has no idle callback.
        ;(page.requestIdleCallback ?? page.setTimeout)(preload)
      }
    } catch {
      // Storage is blocked: nothing is known of earlier visits.
    }
    emit('ready')
  }

  const api = { VERSION, on, off } as MessengerWidget & Record<string, unknown>
  METHODS.split(' ').forEach((name, index) => {
    api[name] ??=
      index > LAST_VOID
        ? async (...args: unknown[]) => (await mounted(current(name))).call(name as never, args)
        : index > LAST_GETTER
          ? (...args: unknown[]) =>
              soon(current(name), messenger => messenger.call(name as never, args))
          : (...args: unknown[]) => {
              // The first two may be asked at any time.
              const messenger = (index > 1 ? current(name) : run)?.mounted
              return messenger
                ? messenger[name as 'getUnreadCount'](...(args as []))
                : [false, 0, [], false][index]
            }
  })

  return Object.assign(api, {
    init: async (options: InitOptions) => {
      if (run) throw alreadyInitialized()
      const mine = (run = { isEmbedded: !!options?.embedded } as Run)
      mine.ready = begin(mine, { ...options })
      try {
        await mine.ready
      } catch (error) {
        if (run === mine) clear(mine)
        throw error
      }
    },
    destroy: () => {
      if (!run) return
      clear(run)
      container = delegate = undefined
      emit('destroy')
      off()
    },
    render: (element: Element) => {
      if (element?.nodeType !== 1) throw invalidElement(element)
      container = element
      if (run?.isEmbedded) soon(run, messenger => messenger.render(element))
    },
    open: () => soon(current('open'), messenger => messenger.open()),
    close: () => current('close').mounted?.close(),
    setDelegate: (given: Delegate | null) => {
      delegate = given
      if (run?.settings) run.settings.delegate = given
      run?.mounted?.call('setDelegate', [given])
    },
    setLocale: (locale: string) => api.updateSettings({ locale }),
    updateSettings: async (options: InitOptions) => {
      const mine = current('updateSettings')
      await mine.ready
      const { layOver } = await (await loadOptions())(options)
      Object.assign(mine.settings!, layOver(mine.settings!))
      mine.launcher?.draw()
      await mine.mounted?.call('applySettings', [])
    }
  })
}
