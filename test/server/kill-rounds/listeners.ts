import { randomInt } from 'node:crypto'
import { WebSocket as Socket } from 'ws'
import type { ServerFrame } from '../../../src/protocol'
import { reconnect, type Transport } from '../../../src/transports'
import { polling } from '../../../src/transports/polling'
import { websocket } from '../../../src/transports/websocket'
import type { TestServer } from '../../util/server'
import type { Calls } from './calls'
import { type Dialogue, hasHeard, newestOf } from './dialogue'

/** A visitor's way to receive events. */
export interface Listener {
  /** Resolves when an answer was received, or when the talk is over. */
  hear(answer: string): Promise<void>
  /** Receives what is still missing, where it does not come by itself. */
  catchUp(): Promise<void>
  stop(): void
}

/** Begins to listen in one way. */
export type Listen = (calls: Calls, dialogue: Dialogue, over: AbortSignal) => Listener

/** Says by its end alone that it could not connect, as the sockets of browsers do where nobody listens to errors. */
class QuietSocket extends Socket {
  constructor(url: string) {
    super(url)
    this.on('error', () => {})
  }
}

/** Stays connected, each time to any process. */
const listenOver =
  (open: () => Transport, addressAt: (server: TestServer) => string) =>
  ({ world: { servers } }: Calls, dialogue: Dialogue, over: AbortSignal): Listener => {
    const { live, visitor, watch } = dialogue
    const transport = reconnect(open())
    const link = {
      get url() {
        return addressAt(servers[randomInt(servers.length)]!)
      },
      get after() {
        return newestOf(dialogue)
      },
      token: visitor.token,
      userId: visitor.userId,
      baseUrl: servers[0]!.url,
      appId: servers[0]!.demo.appId
    }
    // It repeats a failed attempt by itself.
    const connect = () => void transport.connect(link).catch(() => undefined)

    transport.on('frame', (frame: ServerFrame) => {
      if (frame.type === 'event' && frame.seq !== undefined) {
        live.push({ seq: frame.seq, event: frame.event })
        watch.changed()
      }
      // The process that stored an event was killed before it could say so.
      if (frame.type === 'pong' && frame.seq > newestOf(dialogue)) {
        transport.disconnect()
        connect()
      }
    })
    connect()
    return {
      hear: answer => watch.until(() => over.aborted || hasHeard(dialogue, answer)),
      catchUp: async () => {},
      stop: () => transport.disconnect('destroy')
    }
  }

const webSocket: Listen = (...options) =>
  listenOver(
    () => websocket(QuietSocket as unknown as typeof WebSocket),
    ({ url }) => `${url.replace('http', 'ws')}/realtime`
  )(...options)

const longPoll: Listen = (...options) =>
  listenOver(polling, ({ url, demo }) => `${url}/sdk/v1/apps/${demo.appId}/events`)(...options)

/** Asks any process for events whenever an answer was acknowledged, which must be among them then. */
const requests: Listen = ({ read, world }, dialogue, over) => {
  const { answers, live, visitor, watch } = dialogue
  const catchUp = async () => {
    const seq = newestOf(dialogue)
    const news = await read(index => world.readEvents(index, { token: visitor.token, seq }))
    if (!news.reset) live.push(...news.events)
  }
  return {
    async hear(answer) {
      await watch.until(() => over.aborted || answers.has(answer))
      const isAnswered = answers.has(answer)
      await catchUp()
      if (isAnswered && !hasHeard(dialogue, answer)) {
        throw new Error(`${dialogue.name} did not find the acknowledged "${answer}".`)
      }
    },
    catchUp,
    stop: () => {}
  }
}

/** All ways in which visitors listen. */
export const WAYS = [webSocket, longPoll, requests]
