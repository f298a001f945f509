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
  OptionsReading,
  ReadOptions,
  WidgetContext,
  WidgetEvents,
  WidgetSettings
} from '../widget'
import { fetchConfig } from './fetch-config'
import { createLauncher, type Launcher } from './launcher'
import { LAST_GETTER, LAST_VOID, METHODS } from './methods'
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
  settings?: WidgetSettings
  launcher?: Launcher
  mounted?: MountedMessenger
  loading?: Promise<void>
  /** Brings the code, and mounts the messenger. */
  load?: () => Promise<void>
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

  const load = async (mine: Run): Promise<MountedMessenger> => {
    await (mine.loading ??= mine.load!().catch(error => {
      delete mine.loading
      mine.launcher?.setFailed(true)
      throw error
    }))
    return mine.mounted!
  }

  /** Waits for `init`, then for the messenger's code. */
  const mounted = async (mine: Run): Promise<MountedMessenger> => {
    await mine.ready
    return load(mine)
  }

  const check = (mine: Run) => {
    if (run !== mine) throw new ChatError('not-initialized', 'destroy() was called.')
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
    const preload = () => soon(mine, () => {})
    const base = configBaseUrl!.replace(/\/+$/, '')
    const reading =
      Object.keys(others)[0] &&
      loadOptions().then(readOptions => readOptions(options, base, preload))
    const [config, read] = await Promise.all([
      fetchConfig(others.region ? ((await reading) as OptionsReading).base : base, integrationId),
      reading
    ])
    check(mine)

    const remote = config.integration.settings as WidgetSettings
    const settings = (mine.settings = read ? read.layOver(remote) : remote)
    delegate = settings.delegate ?? delegate
    const launcher = (mine.launcher = createLauncher(page, settings, {
      onIntent: preload,
      onToggle: () => (api.isOpened() ? api.close() : api.open())
    }))
    mine.load = async () => {
      const mountMessenger = await loadMessenger()
      check(mine)
      launcher.setFailed(false)
      settings.delegate = delegate
      const context: WidgetContext = {
        page,
        config,
        settings,
        launcher,
        emitter,
        importChunk,
        loadOptions,
        mount: () => {
          mine.mounted?.destroy()
          return (mine.mounted = mountMessenger(context))
        }
      }
      context.mount()
    }
    if (container) api.render(container)
    if (settings.jwt || settings.authCode) await (await load(mine)).call('signIn', [])
    try {
      // Whoever has been here before has the first thing that the messenger stores.
      if (page[settings.browserStorage ?? 'localStorage'][`pipit.${integrationId}.sessionKey`]) {
        // Safari has no idle callback.
        ;(page.requestIdleCallback ?? page.setTimeout)(preload)
      }
    } catch {
      // Storage is blocked: nothing is known of earlier visits.
    }
    emit('ready')
  }

  const api = {
    VERSION,
    on,
    off,
    init: async (options: InitOptions) => {
      if (run) throw alreadyInitialized()
      const mine = (run = {} as Run)
      return (mine.ready = begin(mine, { ...options }).catch(error => {
        if (run === mine) clear(mine)
        throw error
      }))
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
      if (run?.settings?.embedded) soon(run, messenger => messenger.render(element))
    },
    open: () => soon(current('open'), messenger => messenger.open()),
    close: () => current('close').mounted?.close(),
    setDelegate: (given: Delegate | null) => {
      delegate = given
      run?.mounted?.call('setDelegate', [given])
    }
  } as MessengerWidget & Record<string, unknown>

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
              return messenger && name in messenger
                ? messenger[name as 'isOpened'](...(args as []))
                : [false, 0, [], false][index]
            }
  })

  return api
}
