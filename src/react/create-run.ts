import type { MessengerWidget } from '../widget/api'
import type { InitOptions } from '../widget/init-options'

type Name = keyof InitOptions

/** Who has changed one of these wants another messenger. */
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

/** There are calls for these. */
const WITH_CALLS: readonly Name[] = ['externalId', 'jwt', 'delegate']

/** Not data, so only the same when they are the same object. */
const WITH_METHODS: readonly Name[] = ['delegate', 'transport']

/** A messenger that follows the options of a component. */
export interface Run {
  /**
   * Makes the messenger be as the options say: the first time by `init`, and by another one after
   * changes that nothing else can carry out.
   * @param element Where an embedded messenger goes.
   */
  apply(options: InitOptions, element: Element | null): void
  /** Takes the messenger out of the page; `apply` may follow. */
  stop(): void
}

const isEqual = (name: Name, before: InitOptions, now: InitOptions) =>
  before[name] === now[name] ||
  (!WITH_METHODS.includes(name) && JSON.stringify(before[name]) === JSON.stringify(now[name]))

const pick = (options: InitOptions, isWanted: (name: Name) => boolean) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && isWanted(name as Name))
  ) as Partial<InitOptions>

/**
 * Makes what calls a messenger as options come and change.
 *
 * @param fail Told what was rejected.
 */
export const createRun = (messenger: MessengerWidget, fail: (error: unknown) => void): Run => {
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

  const update = (changed: Name[], options: InitOptions) => {
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
