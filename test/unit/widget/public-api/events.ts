import { expect, vi } from 'vitest'
import type { WidgetEvents } from '../../../../src/widget'
import { createChatServer } from '../../fakes/chat-server'
import { openTab } from '../../fakes/tab'
import { openWidget } from '../../fakes/widget'

/** Names of the events; listeners of any other name are allowed, and never called. */
export type EventName = keyof {
  [Name in keyof WidgetEvents as string extends Name ? never : Name]: 1
}

/** A page before `init`, and a visitor with one conversation, connected to a server in memory. */
export const openWorld = async () => {
  const { widget } = openWidget()
  const server = createChatServer()
  const tab = openTab({ server })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  const conversation = server.conversations[0]!
  return { ...tab, widget, server, conversation, ref: { id: conversation.id } }
}

/** Expectations for an event. */
export interface EventRow {
  cause: (world: Awaited<ReturnType<typeof openWorld>>) => unknown
  /** Expected arguments of its listeners. */
  heard: unknown[]
}

const time = expect.any(Number)
const id = expect.stringMatching(/^[\da-f]{24}$/)
const data = { conversation: expect.objectContaining({ id, participants: expect.any(Array) }) }
const sent = expect.objectContaining({
  id,
  role: 'user',
  userId: 'visitor',
  type: 'text',
  text: 'And',
  received: time,
  source: { type: 'web' }
})
const received = expect.objectContaining({ id, role: 'business', text: 'Hello', received: time })
const participant = { id: 'p', userId: 'u', unreadCount: 0 }
const link = { id: 'l', integrationId: 'i', type: 'telegram', status: 'pending' } as const

/** Every event except open and close, which need a frame: see test/browser/public-api.test.ts. */
export const EVENTS: Record<Exclude<EventName, 'widget:opened' | 'widget:closed'>, EventRow> = {
  ready: {
    cause: ({ widget }) => widget.init({ integrationId: 'integration' }),
    heard: []
  },
  destroy: {
    cause: async ({ widget }) => {
      await widget.init({ integrationId: 'integration' })
      widget.destroy()
    },
    heard: []
  },
  message: {
    cause: ({ server }) => server.write('Hello'),
    heard: [received, data]
  },
  'message:sent': {
    cause: ({ messenger }) => messenger.sendMessage('And'),
    heard: [sent, data]
  },
  'message:received': {
    cause: ({ server }) => server.write('Hello'),
    heard: [received, data]
  },
  unreadCount: {
    cause: ({ server }) => server.write('Hello'),
    heard: [1, data]
  },
  totalUnreadCount: {
    cause: ({ server }) => server.write('Hello'),
    heard: [1]
  },
  'conversation:added': {
    cause: ({ server }) => server.begin(false),
    heard: [[{ id, userId: 'visitor', unreadCount: 0 }], data]
  },
  'conversation:removed': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'conversation:removed', conversation: ref }),
    heard: [data]
  },
  'conversation:read': {
    cause: ({ server, conversation }) => server.read(conversation),
    heard: [{ role: 'user', userId: 'visitor', lastRead: time }, data]
  },
  'conversation:delivered': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'conversation:delivered', conversation: ref }),
    heard: [data]
  },
  'participant:added': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'participant:added', conversation: ref, participant }),
    heard: [participant, data]
  },
  'participant:removed': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'participant:removed', conversation: ref, participant }),
    heard: [participant, data]
  },
  'typing:start': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'typing:start', conversation: ref, role: 'business', name: 'Ada' }),
    heard: [expect.objectContaining({ conversation: { id }, name: 'Ada' })]
  },
  'typing:stop': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'typing:stop', conversation: ref, role: 'business' }),
    heard: [expect.objectContaining({ conversation: { id } })]
  },
  link: {
    cause: ({ server }) => server.log.push({ type: 'link:added', link }),
    heard: [expect.objectContaining({ type: 'link:added', link })]
  },
  connected: {
    cause: ({ end }) => end.drop(),
    heard: [{}]
  },
  reconnecting: {
    cause: ({ end }) => end.drop(),
    heard: [{}]
  },
  disconnected: {
    cause: ({ end, server }) => {
      server.carry = () =>
        Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 })
      end.send({ type: 'reset', seq: 0 })
    },
    heard: [{}]
  },
  'log:debug': {
    cause: ({ server, ref }) =>
      server.log.push({ type: 'typing:stop', conversation: ref, role: 'business' }),
    heard: [
      {
        timestamp: time,
        message: 'typing:stop',
        data: [expect.objectContaining({ conversation: { id } })]
      }
    ]
  }
}
