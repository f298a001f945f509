import type { InitOptions, MessengerWidget } from '../widget/core/public'

type Name = keyof InitOptions

/** Options that only `init` can set: a change needs another messenger. */
const ONLY_AT_INIT: readonly Name[] = [
  'integrationId',
  'configBaseUrl',
  'region',
  'authCode',
  'embedded',
  'displayStyle',
  'browserStorage',
  'preload',
  'launcher',
  'nonce',
  'transport'
]

/** Options that have calls of their own. */
const WITH_CALLS: readonly string[] = ['externalId', 'jwt', 'delegate'] satisfies Name[]

/** Options with methods, which are compared by identity. */
const WITH_METHODS: readonly Name[] = ['delegate', 'transport']

/** Keeps a messenger as the options of a component say. */
export interface OptionsFollower {
  /**
   * Applies the options: the first time by `init`, and with another messenger after
   * changes that nothing else can carry out.
   * @param element Element for an embedded messenger.
   */
  apply(options: InitOptions, element: Element | null): void
  /** Takes the messenger out of the page; `apply` may follow. */
  stop(): void
}

const isEqual = (name: Name, before: InitOptions, now: InitOptions) =>
  before[name] === now[name] ||
  (!WITH_METHODS.includes(name) && JSON.stringify(before[name]) === JSON.stringify(now[name]))

const pick = (options: InitOptions, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && isWanted(name))
  ) as Partial<InitOptions>

/**
 * Makes a messenger follow options as they change.
 *
 * @param fail Called with what was rejected.
 */
export const followOptions = (
  messenger: MessengerWidget,
  fail: (error: unknown) => void
): OptionsFollower => {
  let applied: InitOptions | undefined
  let hasFailed = false

  /** Leaves out what happens to a messenger that is gone. */
  const watch = (call: Promise<unknown>, onFailure = () => {}) => {
    const mine = applied
    call.catch((error: unknown) => {
      if (applied !== mine) return
      onFailure()
      fail(error)
    })
  }

  const start = (options: InitOptions, element: Element | null) => {
    applied = options
    hasFailed = false
    if (element) messenger.render(element)
    watch(messenger.init(pick(options, () => true) as InitOptions), () => {
      hasFailed = true
    })
  }

  const stop = () => {
    applied = undefined
    // What failed has left nothing, or belongs to another component.
    if (!hasFailed) messenger.destroy()
  }

  const update = (changed: readonly string[], options: InitOptions) => {
    applied = options
    const { externalId, jwt, delegate } = options
    if (changed.includes('delegate')) messenger.setDelegate(delegate ?? null)
    if (changed.includes('externalId') || changed.includes('jwt')) {
      watch(externalId && jwt ? messenger.login(externalId, jwt) : messenger.logout())
    }
    const settings = pick(options, name => changed.includes(name) && !WITH_CALLS.includes(name))
    if (Object.keys(settings).length) watch(messenger.updateSettings(settings))
  }

  return {
    stop,
    apply: (options, element) => {
      if (!applied) return start(options, element)
      const before = applied
      const names = Object.keys({ ...before, ...options }) as Name[]
      const changed = names.filter(name => !isEqual(name, before, options))
      if (!changed.length) return
      const needsInit = (name: Name) =>
        ONLY_AT_INIT.includes(name) || (options[name] === undefined && !WITH_CALLS.includes(name))
      if (!hasFailed && !changed.some(needsInit)) return update(changed, options)
      stop()
      start(options, element)
    }
  }
}
