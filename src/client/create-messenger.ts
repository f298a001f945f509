import { atom } from 'nanostores'
import {
  conversationNotFound,
  invalidAuth,
  createEmitter,
  isRetryable,
  type ChatError,
  type ConversationAnswer,
  type ConversationsAnswer,
  type DraftMessage,
  type EventsAnswer,
  type Message,
  type MessageAnswer,
  type User
} from '../protocol'
import { createChanges } from './changes'
import { toConversation, type OwnConversationModel } from './conversation-model'
import { createConversations } from './conversations'
import type { History } from './history'
import { createHttp } from './http'
import type { SyncCore } from './live'
import type { ConnectionStatus, Messenger, MessengerCore, MessengerOptions } from './messenger'
import type { MessengerEvents } from './messenger-events'
import { createOutbox, OUTBOX_PREFIX, type OutboxEntry, type OutboxOptions } from './outbox'
import { createRandomId } from './random-id'
import { createRetry } from './retry'
import { createSessionKeeper, SESSION_KEY } from './session'
import { readConversation, readMessage } from './wire'

/** Makes a messenger. It does nothing before it is told to. */
export const createMessenger = ({
  config,
  keyValue,
  startLive,
  openHistory,
  emit,
  describeDevice,
  fetch: request = globalThis.fetch,
  page,
  renew = async () => {
    throw invalidAuth()
  },
  prepare = message => message,
  waiting = new Map()
}: MessengerOptions): Messenger => {
  const $connection = atom<ConnectionStatus>('idle')
  const conversations = createConversations()
  const session = createSessionKeeper({
    http: createHttp(`${config.baseUrl}/sdk/v1`, request),
    keyValue,
    appId: config.app.id,
    integrationId: config.integration.id,
    describeDevice,
    renew
  })
  const user = (): User => session.$session.get()!.user
  const owner = () => session.$session.get()?.user.externalId
  let seq = 0
  let stopLive: (() => void) | undefined
  let isDestroyed = false
  const whenLoaded: (() => void)[] = []

  const deliver = async (entry: OutboxEntry): Promise<Message> => {
    const { clientMessageId, message } = entry
    const id = entry.conversationId ?? conversations.main().info.peek()?.id
    if (id) {
      const answer = await session.call<MessageAnswer>(`/conversations/${id}/messages`, {
        body: { clientMessageId, message }
      })
      const model = conversations.get(id)
      const stored = readMessage(answer.message)
      if (model) changes.putMessage(model, stored)
      return stored
    }
    await open({ messages: [{ clientMessageId, message }] })
    return conversations.main().timeline.find(clientMessageId)!.message
  }

  const open: MessengerCore['open'] = async conversation =>
    takeAll(await session.open(conversation, owner() ? session.call : undefined), true)

  const showPending: OutboxOptions['onStatus'] = (entry, status) => {
    const { conversationId, clientMessageId: id, message, at } = entry
    const model = conversationId ? conversations.get(conversationId) : conversations.main()
    const pending = { ...message, id, role: 'user', received: at / 1000, source: { type: 'web' } }
    if (status) model?.timeline.putPending(pending as Message, status)
    else model?.timeline.remove(id)
  }

  const outbox = createOutbox({
    keyValue,
    owner,
    waiting,
    deliver,
    onStatus: showPending,
    page
  })
  const bring = async (id: string) => {
    const { conversation } = await session.call<ConversationAnswer>(`/conversations/${id}`)
    return changes.takeConversation(readConversation(conversation), true)
  }
  const inside = createEmitter<MessengerEvents>()
  const tell: MessengerOptions['emit'] = (message, ...data) => {
    inside.emit(message, ...data)
    // Answers still come after the end, when the page may listen for another visitor.
    if (isDestroyed) return
    emit(message, ...data)
    emit('log:debug', { timestamp: Date.now() / 1000, message: message as string, data })
  }
  const changes = createChanges({ bring, conversations, emit: tell, outbox, user })

  const showOutbox = () => {
    for (const entry of outbox.entries()) showPending(entry, entry.refused ? 'failed' : 'sending')
  }

  const takeAll = (answer: ConversationsAnswer, holdsPages = false) => {
    for (const conversation of answer.conversations) {
      changes.takeConversation(readConversation(conversation), holdsPages, answer.seq !== seq)
    }
    conversations.hasMore = answer.hasMore
    seq = answer.seq
    showOutbox()
    goLive()
  }

  const load = async () => {
    try {
      takeAll(await session.call<ConversationsAnswer>('/conversations'))
      loads.reset()
      whenLoaded.splice(0).forEach(resolve => resolve())
      outbox.flush()
    } catch (error) {
      const isPassing = isRetryable(error as ChatError)
      setConnection(isPassing ? 'reconnecting' : 'disconnected')
      if (isPassing) loads.later()
    }
  }
  const loads = createRetry(() => void load(), page)

  const setConnection = (status: ConnectionStatus) => {
    if ($connection.get() === status) return
    $connection.set(status)
    if (status === 'connected') outbox.flush()
    if (status !== 'idle' && status !== 'connecting') tell(status, {})
  }

  const core: SyncCore = {
    config,
    link: {
      url: '',
      get token() {
        return session.$session.get()!.token
      },
      get after() {
        return seq
      }
    },
    getSeq: () => seq,
    setSeq: next => {
      seq = next
    },
    changes,
    fetchEvents: after => session.call<EventsAnswer>(`/events?after=${after}&wait=0`),
    refetch: () =>
      new Promise(resolve => {
        whenLoaded.push(resolve)
        void load()
      }),
    setConnection
  }

  const goLive = () => {
    if (stopLive || isDestroyed) return
    setConnection('connecting')
    stopLive = startLive(core)
  }

  const hangUp = () => {
    stopLive?.()
    stopLive = undefined
  }

  const resume = () => {
    showOutbox()
    if (session.restore()) void load()
    else outbox.flush()
  }

  session.$session.listen((now, before) => {
    const isSame = now?.user.id === before?.user.id
    // The server has refused the token before this one.
    if (!isSame || $connection.get() === 'disconnected') hangUp()
    if (!isSame) {
      if (!before) return
      conversations.forget()
      seq = 0
      showOutbox()
    }
    // Another than before is whom the server made anew, when it had forgotten the visitor.
    if (now) goLive()
  })

  const stopListening = keyValue.listen(key => {
    if (key.startsWith(OUTBOX_PREFIX)) showOutbox()
    if (key !== SESSION_KEY) return
    const { user } = session.$session.get() ?? {}
    if (!user) resume()
    // In another tab the visitor has signed in, and is nobody no more.
    else if (!user.externalId && !keyValue.get(key)) session.leave()
  })

  const known = (id: string): OwnConversationModel => {
    const model = conversations.get(id)
    if (!model) throw conversationNotFound(id)
    return model
  }

  const send: MessengerCore['send'] = (message, id) => {
    const add = (prepared: DraftMessage) =>
      outbox.add({
        clientMessageId: createRandomId(),
        message: prepared,
        at: Date.now(),
        ...(id && { conversationId: id })
      })
    const prepared = prepare(message, id ? conversations.get(id) : conversations.main())
    // Stored before anything else can happen, unless the page wants to think it over.
    return 'then' in prepared ? prepared.then(add) : add(prepared)
  }

  const getConversation: Messenger['getConversation'] = async (
    id = conversations.main().info.peek()?.id
  ) => {
    if (!id) throw conversationNotFound('yet')
    const model = conversations.get(id)
    if (!model) return bring(id)
    if (model.history.peek() === 'unknown') await (await getHistory()).older(model)
    return model
  }

  let history: Promise<History> | undefined
  const getHistory = () =>
    (history ??= openHistory().then(createHistory => createHistory(session.call, showOutbox)))

  return {
    core: {
      ...session,
      changes,
      keyValue,
      on: inside.on,
      open,
      outbox,
      prepare,
      send
    },
    $session: session.$session,
    $connection,
    conversations: conversations.list,
    totalUnreadCount: conversations.totalUnreadCount,
    mainConversation: conversations.main,
    start: resume,
    retryMessage: outbox.retry,
    getConversation,
    getConversations: () => conversations.list.peek().map(toConversation),
    hasMoreConversations: () => conversations.hasMore,
    getUnreadCount: id =>
      (id ? conversations.get(id)?.unreadCount : conversations.totalUnreadCount)?.peek() ?? 0,
    getUser: () => session.$session.get()?.user,
    history: getHistory,
    markAllAsRead: async id => {
      const models = conversations.list.peek()
      const unread = (id ? [known(id)] : models).filter(model => model.unreadCount.peek())
      await Promise.all(
        unread.map(model => {
          changes.setUnread(model, 0)
          return session.call(`/conversations/${model.info.peek()!.id}/activities`, {
            body: { type: 'conversation:read' }
          })
        })
      )
    },
    destroy: () => {
      isDestroyed = true
      stopListening()
      outbox.stop()
      loads.stop()
      stopLive?.()
    }
  }
}
