import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bus } from './bus'
import { coalesce } from './coalesce'
import { inProcessBus } from './in-process-bus'
import { sealPayloads } from './seal-payloads'

/** Stands for all topics: notices may have been lost, so all subscribers of other processes read the database. */
const ALL = '*'
/** Notices of one topic from other processes that come closer together than this are one. */
const NOTICE_EVERY_MS = 50
const NOTICE_ALL_EVERY_MS = 1_000
/** Pause after a batch that failed. */
const RETRY_MS = 1_000

/** Link that carries batches of notices between processes. */
export interface BusLink {
  /** Largest batch in bytes. */
  batchMaxBytes: number
  /** Known to the processes alone. Others who reach the link can cause reads of the database, and no more. */
  key: Buffer
  /** Sends a batch to all processes; rejects if it was not sent. */
  send(batch: string): Promise<void>
  /** Tells whether the link is there. After a time in which it was not, its owner calls `recover`. */
  isConnected(): boolean
}

/** A bus for several processes. */
export interface SharedBus extends Bus {
  /** Takes a batch that a process has sent, also this one. Other text is ignored. */
  receive(batch: string): void
  /** Makes all subscribers, in all processes, read the database: the link was lost for a time. */
  recover(): void
}

/** A topic, and its payload as JSON with a seal unless it is a notice. */
type Line = [topic: string, payload?: unknown, seal?: unknown]

const isLine = (line: unknown): line is Line => Array.isArray(line) && typeof line[0] === 'string'

const parseBatch = (batch: string): [origin: unknown, ...lines: Line[]] => {
  try {
    const [origin, ...lines] = JSON.parse(batch)
    return [origin, ...lines.filter(isLine)]
  } catch {
    return [undefined]
  }
}

/**
 * A bus over a link. Listeners of this process hear at once; the other processes get what waits in one
 * batch, one under way at a time, each notice once. What a broken link loses is made up for by `recover`, and
 * what a link loses that lasts by a notice under all topics.
 */
export const createSharedBus = ({ batchMaxBytes, key, send, isConnected }: BusLink): SharedBus => {
  const local = inProcessBus()
  const { seal, isGenuine } = sealPayloads(key)
  const origin = randomUUID()
  const waiting = new Set<string>()
  let isSending = false

  const takeBatch = () => {
    let batch = `["${origin}"`
    for (const line of waiting) {
      if (Buffer.byteLength(batch) + Buffer.byteLength(line) + 2 > batchMaxBytes) break
      batch += `,${line}`
      waiting.delete(line)
    }
    return `${batch}]`
  }

  /** Puts a notice under all topics in place of what was not sent. */
  const replaceWaiting = async () => {
    waiting.clear()
    if (!isConnected()) return
    waiting.add(JSON.stringify([ALL]))
    await pause(RETRY_MS, undefined, { ref: false })
  }

  const sendWaiting = async () => {
    isSending = true
    while (waiting.size) await send(takeBatch()).catch(replaceWaiting)
    isSending = false
  }

  const sendToOthers = (line: Line) => {
    const text = JSON.stringify(line)
    // The longest topic fits many times over.
    waiting.add(Buffer.byteLength(text) > batchMaxBytes / 2 ? JSON.stringify([line[0]]) : text)
    if (!isSending) void sendWaiting()
  }

  const publishToOthers = (topic: string, payload: unknown) => {
    const text = JSON.stringify(payload)
    sendToOthers([topic, text, seal(topic, text)])
  }

  const notify = coalesce(local.notify, NOTICE_EVERY_MS)
  const notifyAll = coalesce(() => {
    local.notifyAll()
    return true
  }, NOTICE_ALL_EVERY_MS)

  const receiveLine = ([topic, payload, given]: Line) => {
    if (topic === ALL) return notifyAll(topic)
    const isSealed = typeof payload === 'string' && typeof given === 'string'
    if (!isSealed || !isGenuine(topic, payload, given)) return notify(topic)
    local.publish(topic, JSON.parse(payload))
  }

  return {
    subscribe: local.subscribe,
    publish(topic, payload, isStored = false) {
      local.publish(topic, payload)
      if (isStored) sendToOthers([topic])
      else publishToOthers(topic, payload)
    },
    receive(batch) {
      // Sent by no process.
      if (batch.length > batchMaxBytes) return
      const [from, ...lines] = parseBatch(batch)
      if (from !== origin) lines.forEach(receiveLine)
    },
    recover() {
      local.notifyAll()
      sendToOthers([ALL])
    }
  }
}
