import type { RawData, WebSocket } from 'ws'
import { ChatError, type ClientFrame, type ErrorCode } from '../../protocol'
import { performActivity } from '../domain/flows'
import type { Session } from '../domain/records'
import { createFrameQueue } from './frame-queue'
import { parseAuthFrame, parseClientFrame } from './frames'
import { carriesMessage } from './report-deliveries'
import { type ConnectionOptions, createVisitorConnection } from './visitor-connection'

/** Codes of frames that came too late. */
const OBSOLETE: ReadonlySet<ErrorCode> = new Set(['conversation-not-found', 'forbidden'])

/** Serves one client from its first frame to the close of its connection. */
export const serveConnection = (socket: WebSocket, options: ConnectionOptions): void => {
  const { domain, limits, authWaitMs } = options
  const { admit, recordVisit, feed, close, fail, sendPong } = createVisitorConnection(
    socket,
    options,
    {
      kind: 'websocket',
      sink: {
        countBuffered: () => socket.bufferedAmount,
        send: (text, onTaken) => socket.send(text, onTaken)
      },
      // Missed messages follow `ready` and `reset`.
      completes: frame => carriesMessage(frame) || frame.type === 'ready' || frame.type === 'reset'
    }
  )

  const signIn = async (text: string) => {
    const frame = parseAuthFrame(text)
    if (!frame) return close('badFrame')
    const admitted = await admit(frame.token)
    if (typeof admitted === 'string') return close(admitted)
    if (socket.readyState !== socket.OPEN) return
    feed.start(admitted, frame.after)
    await recordVisit(admitted)
  }

  const act = async (session: Session, frame: Exclude<ClientFrame, { type: 'ping' }>) => {
    try {
      await performActivity(domain, session, frame)
    } catch (error) {
      // A frame has no answer; the conversation may just have been removed, or its user blocked.
      if (!(error instanceof ChatError && OBSOLETE.has(error.code))) throw error
    }
  }

  const handleFrame = async (data: RawData, isBinary: boolean) => {
    const { session } = feed
    const text = isBinary ? '' : data.toString()
    if (!session) return signIn(text)
    limits.consume('frames', session.userId)
    const frame = parseClientFrame(text)
    if (!frame) return close('badFrame')
    return frame.type === 'ping' ? sendPong() : act(session, frame)
  }

  const enqueue = createFrameQueue(handleFrame, fail)
  const authTimer = setTimeout(() => close('auth'), authWaitMs)
  socket.on('message', (data, isBinary) => {
    // The time that the server takes to handle the frame does not count.
    clearTimeout(authTimer)
    if (socket.readyState === socket.OPEN && !enqueue(data, isBinary)) close('tooMuch')
  })
  // Each `error` is followed by `close`, which is handled.
  socket.on('error', () => {})
  socket.on('close', () => clearTimeout(authTimer))
}
