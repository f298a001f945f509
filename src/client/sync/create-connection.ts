import { atom, type ReadableAtom } from 'nanostores'
import {
  createRetry,
  isRetryable,
  type ConfigAnswer,
  type ConversationsAnswer,
  type EventsAnswer
} from '../../protocol'
import type { ConversationUpdates } from '../conversations'
import type { Sending } from '../outbox'
import type { SessionManager } from '../session'
import { parseConversation } from '../shared'
import type { TransportLink } from '../../transports'
import type { SyncContext } from './start-sync'

export type ConnectionStatus =
  /** There is no session to connect with. */
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** The server refuses; it will not be tried again. */
  | 'disconnected'

/** Starts the synchronization of a client, and returns a function that stops it. */
export type StartLive = (context: SyncContext) => () => void

export interface ConnectionOptions {
  config: ConfigAnswer
  session: SessionManager
  updates: ConversationUpdates
  sending: Sending
  startLive: StartLive
  onSettings?: SyncContext['onSettings']
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Connection of one client: loads its conversations, and keeps them up to date. */
export interface Connection {
  $connection: ReadableAtom<ConnectionStatus>
  /** Fetches the conversations and connects; repeats until it succeeds. */
  load(): Promise<void>
  /**
   * Takes over conversations that the server sent, and connects.
   * @param holdsPages They come with their newest page of messages, not just with the newest one.
   */
  receive(answer: ConversationsAnswer, holdsPages?: boolean): void
  /** Disconnects until there is another session. */
  refuse(): void
  /** Stops synchronization for good. */
  stop(): void
}

/** Creates the connection of one client. */
export const createConnection = ({
  config,
  session,
  updates,
  sending,
  startLive,
  onSettings,
  page
}: ConnectionOptions): Connection => {
  const { $session, call } = session
  const { conversations, emit } = updates
  const { outbox, showPending } = sending
  const $connection = atom<ConnectionStatus>('idle')
  const retry = createRetry(load, { page })
  const whenLoaded: (() => void)[] = []
  let stopSync: (() => void) | undefined
  let isStopped = false

  // Called with each frame too, so a page that changes without a load is told at the next one.
  const setConnection = (status: Exclude<ConnectionStatus, 'idle'>) => {
    if (status === 'connected') session.tellPage()
    if ($connection.get() === status) return
    $connection.set(status)
    if (status === 'connected') outbox.flush()
    if (status !== 'connecting') emit(status, {})
  }

  const link: TransportLink = {
    url: '',
    get token() {
      return $session.get()?.token ?? ''
    },
    after: 0,
    baseUrl: config.baseUrl,
    appId: config.app.id,
    get userId() {
      return $session.get()?.user.id ?? ''
    }
  }

  const context: SyncContext = {
    config,
    updates,
    onSettings,
    setConnection,
    link,
    fetchEvents: after => call<EventsAnswer>(`/events?after=${after}&wait=0`),
    refetch: () =>
      new Promise(resolve => {
        whenLoaded.push(resolve)
        void load()
      })
  }

  const connect = () => {
    if (stopSync || isStopped) return
    setConnection('connecting')
    stopSync = startLive(context)
  }

  const disconnect = () => {
    stopSync?.()
    stopSync = undefined
  }

  const receive: Connection['receive'] = (answer, holdsPages) => {
    for (const conversation of answer.conversations) {
      updates.upsertConversation(
        parseConversation(conversation),
        holdsPages,
        answer.seq !== link.after
      )
    }
    conversations.hasMore = answer.hasMore
    link.after = answer.seq
    showPending()
    connect()
  }

  async function load() {
    try {
      receive(await call<ConversationsAnswer>('/conversations'))
      retry.reset()
      whenLoaded.splice(0).forEach(resolve => resolve())
      outbox.flush()
    } catch (error) {
      const canRetry = isRetryable(error) && !session.replacedBy()
      setConnection(canRetry ? 'reconnecting' : 'disconnected')
      if (canRetry) retry.schedule()
    }
  }

  $session.listen((now, before) => {
    const isSame = now?.user.id === before?.user.id
    // After a refusal, a renewed token is worth another attempt.
    if (!isSame || $connection.get() === 'disconnected') disconnect()
    if (!isSame) {
      if (!before) return
      conversations.clear()
      link.after = 0
      showPending()
    }
    // Another user: the server had deleted the visitor, and created a new anonymous user.
    if (now) connect()
  })

  return {
    $connection,
    load,
    receive,
    refuse: () => {
      retry.cancel()
      disconnect()
      setConnection('disconnected')
    },
    stop: () => {
      isStopped = true
      retry.stop()
      stopSync?.()
    }
  }
}
