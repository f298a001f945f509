import {
  alreadyInitialized,
  ChatError,
  createEmitter,
  invalidElement,
  invalidListener,
  notInitialized,
  type CallsOf,
  type ImportChunk,
  type MethodsOf,
  type MountContext,
  type MountedMessenger,
  type MountMessenger,
  type OptionsReading,
  type ReadOptions
} from '../protocol'
import type {
  Delegate,
  InitOptions,
  MessengerWidget,
  WidgetEvents,
  WidgetSettings,
  WidgetTypes
} from '../widget'
import { createLauncher, type Launcher } from './launcher'
import { LAST_GETTER, LAST_LOADED_VOID, LOADED_METHODS } from './methods'
import { requestConfig } from './request-config'
import { VERSION } from './version'

type Messenger = MountedMessenger<WidgetTypes>

export interface WidgetOptions {
  page: Window
  /** Loads the messenger's code; called again after a failure. */
  loadMessenger: () => Promise<MountMessenger<WidgetTypes>>
  /** Loads the reader of options; most pages need only the two that are read here. */
  loadOptions: () => Promise<ReadOptions<WidgetTypes>>
  importChunk?: ImportChunk
  /** Server that served the script; undefined in the npm package. */
  defaultBaseUrl?: string
}

/** One messenger from `init` to `destroy`. */
interface Instance {
  /** Settles when `init` does. */
  ready?: Promise<void>
  launcher?: Launcher
  mounted?: Messenger
  /** Loads the messenger's code, and mounts it. */
  load?: () => Promise<Messenger>
}

/** Makes the public object. Before `init` it leaves the page as it is. */
export const createWidget = ({
  page,
  loadMessenger,
  loadOptions,
  importChunk,
  defaultBaseUrl
}: WidgetOptions): MessengerWidget => {
  const emitter = createEmitter<WidgetEvents>()
  const { off, emit } = emitter
  /** Names of events that the page listens to. */
  const heard: PropertyKey[] = []
  let checkEvents: OptionsReading<WidgetTypes>['checkEvents'] | undefined
  let current: Instance | undefined
  let container: Element | undefined
  /** Whether the last of `open` and `close` was `open`, which waits for the code. */
  let isWanted = false
  let delegate: Delegate | null | undefined

  const getCurrent = (method: string): Instance => {
    if (!current) throw notInitialized(method)
    return current
  }

  /** Waits for `init`, then for the messenger's code. */
  const whenMounted = async (instance: Instance): Promise<Messenger> => {
    await instance.ready
    // Set once `init` has succeeded.
    return instance.load!()
  }

  /** Calls a method that returns nothing, after loading the code; the launcher shows a failure. */
  const callSoon = (instance: Instance, action: (messenger: Messenger) => unknown) => {
    if (instance.mounted) action(instance.mounted)
    else whenMounted(instance).then(action, () => {})
  }

  const clear = ({ mounted, launcher }: Instance) => {
    mounted?.destroy()
    launcher?.element.remove()
    current = undefined
  }

  const start = async (instance: Instance, options: InitOptions) => {
    const preload = () => callSoon(instance, () => {})
    const checkCurrent = () => {
      if (current !== instance) throw new ChatError('not-initialized', 'destroy() was called.')
    }
    const [config, reading] = await requestConfig(options, defaultBaseUrl, loadOptions, preload)
    checkCurrent()
    const remote = config.integration.settings
    const settings: WidgetSettings = reading ? reading.layOver(remote) : remote
    checkEvents = reading?.checkEvents
    checkEvents?.(heard)
    delegate = settings.delegate ?? delegate
    const launcher = (instance.launcher = createLauncher(
      page,
      settings,
      config.launcherTexts,
      preload,
      () => (widget.isOpened() ? widget.close() : widget.open())
    ))
    const mount = async () => {
      const mountMessenger = await loadMessenger()
      checkCurrent()
      launcher.setFailed(false)
      settings.delegate = delegate
      const context: MountContext<WidgetTypes> = {
        page,
        config,
        settings,
        launcher,
        emitter,
        importChunk,
        loadOptions,
        mount: () => {
          instance.mounted?.destroy()
          return (instance.mounted = mountMessenger(context))
        }
      }
      context.mount()
      reading?.checkPictures()
    }
    let loading: Promise<void> | undefined
    instance.load = async () => {
      await (loading ??= mount().catch(error => {
        loading = undefined
        launcher.setFailed(true)
        throw error
      }))
      return instance.mounted!
    }
    if (container) widget.render(container)
    await reading?.signIn(instance.load)
    try {
      // The session key is stored if the visitor has used the messenger before.
      const key = `pipit.${options.integrationId}.sessionKey`
      if (page[settings.browserStorage ?? 'localStorage'][key]) {
        // Safari has no idle callback.
        ;(page.requestIdleCallback ?? page.setTimeout)(preload)
      }
    } catch {
      // Storage is blocked: earlier visits are unknown.
    }
    emit('ready')
  }

  const widget = {
    VERSION,
    on: (name, listener) => {
      if (typeof listener !== 'function') throw invalidListener(listener)
      heard.push(name)
      checkEvents?.(heard)
      return emitter.on(name, listener)
    },
    off,
    init: async (options: InitOptions) => {
      if (current) throw alreadyInitialized()
      const instance: Instance = (current = {})
      return (instance.ready = start(instance, { ...options }).catch(error => {
        if (current === instance) clear(instance)
        throw error
      }))
    },
    destroy: () => {
      if (!current) return
      clear(current)
      container = delegate = undefined
      emit('destroy')
      off()
    },
    render: (element: Element) => {
      if (element?.nodeType !== 1) throw invalidElement(element)
      container = element
      if (current?.launcher) callSoon(current, messenger => messenger.render(element))
    },
    open: () => {
      isWanted = true
      callSoon(getCurrent('open'), messenger => isWanted && messenger.open())
    },
    close: () => {
      isWanted = false
      getCurrent('close').mounted?.close()
    },
    setDelegate: (given: Delegate | null) => {
      delegate = given
      void current?.mounted?.call('setDelegate', [given])
    }
    // The loop below adds all other methods.
  } as MessengerWidget & Record<string, unknown>

  LOADED_METHODS.split(' ').forEach((name, index) => {
    widget[name] =
      index > LAST_LOADED_VOID
        ? async (...args: unknown[]) =>
            (await whenMounted(getCurrent(name))).call(name as keyof CallsOf<MessengerWidget>, args)
        : index > LAST_GETTER
          ? (...args: unknown[]) =>
              callSoon(getCurrent(name), messenger =>
                messenger.call(name as keyof CallsOf<MessengerWidget>, args)
              )
          : (...args: [id?: string]) =>
              // The first two may be called at any time.
              (
                (index > 1 ? getCurrent(name) : current)?.mounted?.[
                  name as MethodsOf<MessengerWidget, 'value'>
                ] ?? (() => [false, 0, [], false][index])
              )(...args)
  })

  return widget
}
