import type { Delegate, InitOptions, MessengerWidget, UserFields } from '../../widget'
import { METHODS } from '../methods'
import { renameOptions, withNewNames, withOldNames } from './old-names'

const PAGE_LENGTH = 10
const CHANGING = ['beforeDisplay', 'beforeSend', 'beforePostbackSend']

type Method = (...args: unknown[]) => unknown
type Methods = Record<string, Method>

/** Changes an answer, now or when it comes. */
const change = (answer: unknown, how: (answer: unknown) => unknown): unknown =>
  answer instanceof Promise ? answer.then(how) : how(answer)

/**
 * Puts the public API of version 4 over ours: its names of methods, options, roles and fields, where
 * there are others. What it did not have is there too.
 */
export const createVersion4 = (widget: MessengerWidget): MessengerWidget => {
  const today = widget as unknown as Methods & MessengerWidget
  const listeners = new WeakMap<Method, Method>()
  const old = (value: unknown) => withOldNames(value, today.getUnreadCount)

  const hearing = (listener: unknown): unknown => {
    if (typeof listener !== 'function') return listener
    const known = listeners.get(listener as Method)
    if (known) return known
    const hears: Method = (...args) => listener(...args.map(old))
    listeners.set(listener as Method, hears)
    return hears
  }

  const renameDelegate = (given: unknown) => {
    if (Object(given) !== given) return given as null
    // By name, since those of a class are found in no copy of its instance.
    const delegate: Methods = {}
    for (const name of [...CHANGING, 'onInvalidAuth']) {
      const method = (given as Methods)[name]
      if (method == null) continue
      if (typeof method !== 'function') delegate[name] = method
      else {
        const ask = method.bind(given)
        delegate[name] = CHANGING.includes(name)
          ? (...args) => change(ask(...args.map(old)), made => withNewNames(made, args[0]))
          : ask
      }
    }
    return delegate as Delegate
  }

  const loaded = async () => {
    if (!today.getConversations().length) await today.getMoreConversations()
  }

  /** By the verbs of their names, which are not to be written out: the build would shorten one. */
  const ofTheConversation: Methods = {
    get: () => old(today.getDisplayedConversation() ?? today.getConversations()[0]),
    start: async () => {
      await loaded()
      if (!today.getConversations().length) await today.createConversation()
    }
  }

  const version4: Record<string, unknown> = { VERSION: today.VERSION }
  for (const [verb, method] of Object.entries(ofTheConversation)) {
    version4[`${verb}Conversation`] = method
  }
  for (const name of METHODS.split(' ')) {
    version4[name] = (...args: unknown[]) => change(today[name]!(...args), old)
  }
  return Object.assign(version4, {
    init: (given: unknown) => {
      const options = renameOptions(given) as unknown as InitOptions
      if (options.delegate) options.delegate = renameDelegate(options.delegate)
      return today.init(options)
    },
    on: (event: 'message', listener: unknown) => today.on(event, hearing(listener) as Method),
    off: (event: 'message', listener: unknown) => today.off(event, hearing(listener) as Method),
    setDelegate: (delegate: unknown) => today.setDelegate(renameDelegate(delegate)),
    updateUser: async (fields: unknown) =>
      old(await today.updateUser(renameOptions(fields, { properties: 'metadata' }) as UserFields)),
    getConversations: async (offset = 0) => {
      await loaded()
      const end = offset + PAGE_LENGTH
      while (today.getConversations().length < end && today.hasMoreConversations()) {
        await today.getMoreConversations()
      }
      return old(today.getConversations().slice(offset, end))
    }
  }) as unknown as MessengerWidget
}
