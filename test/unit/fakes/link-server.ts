import { atom } from 'nanostores'
import { ChatError, createEmitter, type Link, type LinkEvent } from '../../../src/protocol'
import type { WidgetEvents } from '../../../src/widget'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { createChannelLinks } from '../../../src/widget/features/channels/links'

interface Call {
  method?: string
  body?: object
}

/** A link as the server returns it. */
export const link = (fields: Partial<Link> = {}): Link => ({
  id: 'link',
  integrationId: 'sms',
  type: 'twilio',
  status: 'pending',
  ...fields
})

/** Links of a visitor, with a server whose responses a test gives. */
export const openLinks = ({ isKnown = true, hasConversation = true } = {}) => {
  const emitter = createEmitter<WidgetEvents>()
  const calls: [path: string, call?: Call][] = []
  const created: unknown[] = []
  let answer: (path: string, call?: Call) => unknown = () => ({ links: [] })
  const call = async (path: string, options?: Call) => {
    calls.push(options ? [path, options] : [path])
    return answer(path, options)
  }
  const messenger = {
    $session: atom(isKnown ? {} : undefined),
    mainConversation: () => ({ info: { peek: () => (hasConversation ? {} : undefined) } }),
    internals: {
      call,
      createSession: async (conversation: unknown) => void created.push(conversation)
    }
  }
  const context = {
    on: emitter.on,
    clientReady: Promise.resolve(messenger),
    onDestroy: () => {}
  } as unknown as MessengerContext
  const links = createChannelLinks(context)
  return {
    links,
    calls,
    /** Created conversations. */
    created,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    tell: (type: LinkEvent['type'], emitted: Link, reason?: LinkEvent['reason']) =>
      emitter.emit('link', { type, link: emitted, ...(reason && { reason }) }),
    shown: () => links.$state.get().links?.map(({ id, status }) => `${id} ${status}`),
    problem: () => links.$state.get().problems['sms']
  }
}

/** Rejects as the server does. */
export const refuse = (code: ChatError['code'], cause?: object) => () => {
  throw new ChatError(code, 'No.', cause)
}
