import { invalidAuth, type Message, type NewConversation } from '../protocol'
import type { ClientOptions, Messenger } from './client'
import {
  createConversationReaders,
  createConversations,
  createEvents,
  createUpdates
} from './conversations'
import { createSending, OUTBOX_PREFIX } from './outbox'
import { createSessionManager, LOGIN_PREFIX, SESSION_KEY } from './session'
import { createHttp } from './shared'
import { createConnection } from './sync'

const failRefresh = () => Promise.reject(invalidAuth())

/** Creates a messenger. It does nothing before a call. */
export const createClient = ({
  config,
  storage,
  startLive,
  openHistory,
  onSettings,
  emit,
  describeDevice,
  fetch = globalThis.fetch,
  page,
  refreshToken = failRefresh,
  beforeSend = message => message,
  pendingSends = new Map()
}: ClientOptions): Messenger => {
  const http = createHttp(`${config.baseUrl}/sdk/v1`, fetch)
  const events = createEvents(emit)
  const { on } = events
  const conversations = createConversations()
  const session = createSessionManager({ http, storage, config, describeDevice, refreshToken })
  const { $session, call } = session
  const getUser = () => $session.get()?.user
  const updates = createUpdates({ acknowledge, call, conversations, emit: events.emit, getUser })
  const sending = createSending({
    beforeSend,
    createSession,
    getUser,
    call,
    page,
    pendingSends,
    replacedBy: session.replacedBy,
    storage,
    updates
  })
  const { outbox, send, showPending } = sending
  const connection = createConnection({
    config,
    session,
    updates,
    sending,
    startLive,
    onSettings,
    page
  })
  const readers = createConversationReaders({ call, openHistory, showPending, updates })
  const stopListening = storage.listen(onStorageChange)

  function acknowledge(message: Message) {
    outbox.acknowledge(message)
  }

  async function createSession(conversation?: NewConversation) {
    connection.receive(await session.createSession(conversation), true)
  }

  function start() {
    showPending()
    if (session.restoreSession()) void connection.load()
    else outbox.flush()
  }

  /** Follows the changes that other tabs make. */
  function onStorageChange(key: string) {
    if (key.startsWith(OUTBOX_PREFIX)) showPending()
    const user = getUser()
    if (!user && key === SESSION_KEY) start()
    // In another tab the visitor has signed in, which this page must do too: tokens are not shared.
    if (user && !user.externalId && key.startsWith(LOGIN_PREFIX)) {
      session.clearSession(key.slice(LOGIN_PREFIX.length))
      connection.refuse()
    }
  }

  return {
    ...readers,
    $session,
    $connection: connection.$connection,
    conversations: conversations.list,
    totalUnreadCount: conversations.totalUnreadCount,
    mainConversation: conversations.main,
    getUser,
    start,
    retryMessage: outbox.retry,
    internals: { ...session, beforeSend, createSession, on, outbox, send, storage, updates },
    destroy: () => {
      events.stop()
      stopListening()
      outbox.stop()
      connection.stop()
    }
  }
}
