import type { MessengerWidget } from '../../widget'
import { renameOptions, withNewNames, withOldNames } from './old-names'

const PAGE_LENGTH = 10
const CHANGING = ['beforeDisplay', 'beforeSend', 'beforePostbackSend']

type Fields = Record<string, unknown>
type Method = (...args: unknown[]) => unknown
type Methods = Record<string, Method>

/** The public object as this version calls it: with arguments that pages give, of any type. */
type CurrentVersion = Record<'init' | 'on' | 'off' | 'setDelegate' | 'updateUser', Method> &
  Omit<MessengerWidget, 'init' | 'on' | 'off' | 'setDelegate' | 'updateUser'>

const isMethod = (value: unknown): value is Method => typeof value === 'function'

/** Maps a result, or the value of a promise. */
const change = (answer: unknown, how: (answer: unknown) => unknown): unknown =>
  answer instanceof Promise ? answer.then(how) : how(answer)

/**
 * Wraps the public API in that of version 4, with its names of methods, options, roles and fields.
 * Methods that version 4 did not have are kept.
 */
export const createVersion4 = (widget: MessengerWidget): MessengerWidget => {
  // Each method checks its own arguments.
  const current = widget as CurrentVersion
  const listeners = new WeakMap<Method, Method>()
  const withOld = (value: unknown) => withOldNames(value, current.getUnreadCount)

  const wrapListener = (listener: unknown): unknown => {
    if (!isMethod(listener)) return listener
    const known = listeners.get(listener)
    if (known) return known
    const wrapped: Method = (...args) => listener(...args.map(withOld))
    listeners.set(listener, wrapped)
    return wrapped
  }

  const renameDelegate = (given: Fields | null) => {
    if (Object(given) !== given || !given) return given
    // By name, since a copy of an instance lacks the methods of its class.
    const delegate: Fields = {}
    for (const name of [...CHANGING, 'onInvalidAuth']) {
      const method = given[name]
      if (method == null) continue
      if (!isMethod(method)) delegate[name] = method
      else {
        const ask: Method = method.bind(given)
        delegate[name] = CHANGING.includes(name)
          ? (...args: unknown[]) =>
              change(ask(...args.map(withOld)), changed => withNewNames(changed, args[0]))
          : ask
      }
    }
    return delegate
  }

  const loadFirst = async () => {
    if (!current.getConversations().length) await current.getMoreConversations()
  }

  /** Methods by the verbs of their names: written out, the build would shorten one of the names. */
  const conversationMethods: Methods = {
    get: () => withOld(current.getDisplayedConversation() ?? current.getConversations()[0]),
    start: async () => {
      await loadFirst()
      if (!current.getConversations().length) await current.createConversation()
    }
  }

  const version4: Fields = {}
  for (const [verb, method] of Object.entries(conversationMethods)) {
    version4[`${verb}Conversation`] = method
  }
  for (const [name, method] of Object.entries<unknown>(current)) {
    // All but VERSION are methods; it is set below.
    version4[name] = (...args: unknown[]) => change((method as Method)(...args), withOld)
  }
  return Object.assign(version4, {
    VERSION: current.VERSION,
    init: (given: Fields) => {
      const options = renameOptions(given)
      if (options['delegate']) options['delegate'] = renameDelegate(options['delegate'] as Fields)
      return current.init(options)
    },
    on: (event: unknown, listener: unknown) => current.on(event, wrapListener(listener)),
    off: (event: unknown, listener: unknown) => current.off(event, wrapListener(listener)),
    setDelegate: (delegate: Fields | null) => current.setDelegate(renameDelegate(delegate)),
    updateUser: async (fields: Fields) =>
      withOld(await current.updateUser(renameOptions(fields, { properties: 'metadata' }))),
    getConversations: async (offset = 0) => {
      await loadFirst()
      const end = offset + PAGE_LENGTH
      while (current.getConversations().length < end && current.hasMoreConversations()) {
        await current.getMoreConversations()
      }
      return withOld(current.getConversations().slice(offset, end))
    }
  }) as unknown as MessengerWidget
}
