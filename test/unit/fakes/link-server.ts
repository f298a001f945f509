import { atom } from 'nanostores'
import { ChatError, createEmitter, type Link, type LinkEvent } from '../../../src/protocol'
import type { WidgetEvents } from '../../../src/widget'
import type { Services } from '../../../src/widget/services'
import { createLinks } from '../../../src/widget/parts/channels/links'

interface Call {
  method?: string
  body?: object
}

/** A link as the server tells of it. */
export const link = (fields: Partial<Link> = {}): Link => ({
  id: 'link',
  integrationId: 'sms',
  type: 'twilio',
  status: 'pending',
  ...fields
})

/** The links of a visitor, and a server that a test answers for. */
export const openLinks = ({ isKnown = true, hasConversation = true } = {}) => {
  const emitter = createEmitter<WidgetEvents>()
  const calls: [path: string, call?: Call][] = []
  const opened: unknown[] = []
  let answer: (path: string, call?: Call) => unknown = () => ({ links: [] })
  const call = async (path: string, options?: Call) => {
    calls.push(options ? [path, options] : [path])
    return answer(path, options)
  }
  const messenger = {
    $session: atom(isKnown ? {} : undefined),
    mainConversation: () => ({ info: { peek: () => (hasConversation ? {} : undefined) } }),
    core: { call, open: async (conversation: unknown) => void opened.push(conversation) }
  }
  const services = {
    on: emitter.on,
    opened: Promise.resolve(messenger),
    onDestroy: () => {}
  } as unknown as Services
  const links = createLinks(services)
  return {
    links,
    calls,
    /** Conversations that were made. */
    opened,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    tell: (type: LinkEvent['type'], told: Link, reason?: LinkEvent['reason']) =>
      emitter.emit('link', { type, link: told, ...(reason && { reason }) }),
    shown: () => links.$state.get().links?.map(({ id, status }) => `${id} ${status}`),
    problem: () => links.$state.get().problems['sms']
  }
}

/** Fails as the server does. */
export const refuse = (code: ChatError['code'], cause?: object) => () => {
  throw new ChatError(code, 'No.', cause)
}
