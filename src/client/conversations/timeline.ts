import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import type { Message } from '../../protocol'

/** Messages in one block; a change costs work in proportion to a block, not to the conversation. */
const BLOCK_SIZE = 50

/**
 * `waiting`: for a connection, and sent by itself then; `failed`: refused, and sent when its author tries
 * again. `delivered` and `read`: by the business.
 */
export type MessageStatus = 'sending' | 'waiting' | 'failed' | 'sent' | 'delivered' | 'read'

/** A message as a reader sees it. Immutable: a change makes a new entry. */
export interface TimelineEntry {
  /** Stays the same from the first moment of sending on. */
  key: string
  message: Message
  status: MessageStatus
}

/** A run of neighbouring entries under one signal, so that a list renders only the run that changed. */
export interface Block {
  key: number
  entries: ReadonlySignal<readonly TimelineEntry[]>
}

/**
 * The messages of a conversation, oldest first: what the server has stored in the order of its ids,
 * then what is still on its way.
 */
export interface Timeline {
  blocks: ReadonlySignal<readonly Block[]>
  /** Adds a stored message, or puts it in the place of its pending twin. False: nothing new. */
  upsertMessage(message: Message): boolean
  /** Adds a message on its way, or changes its status. The message's id is its clientMessageId. */
  upsertPending(message: Message, status: MessageStatus): void
  /** Changes an entry in its place; nothing happens when it is not there. */
  change(id: string, changes: Partial<Pick<TimelineEntry, 'message' | 'status'>>): void
  /** Takes a message out by its id or clientMessageId. */
  remove(id: string): void
  find(id: string): TimelineEntry | undefined
  all(): TimelineEntry[]
  /** Drops what is stored before this message, and keeps what is on its way. */
  clear(before: string): void
  /** Drops the first or the last block. */
  dropBlock(end: 0 | -1): void
}

interface OwnBlock extends Block {
  entries: Signal<readonly TimelineEntry[]>
}

const spliced = <Item>(
  items: readonly Item[],
  at: number,
  gone: number,
  ...come: Item[]
): readonly Item[] => [...items.slice(0, at), ...come, ...items.slice(at + gone)]

/** Whether a message is still on its way. */
export const isPending = ({ status }: TimelineEntry) => /^(sending|waiting|failed)$/.test(status)

const comesAfter = (a: TimelineEntry, b: TimelineEntry): boolean =>
  isPending(a) ? !isPending(b) : !isPending(b) && a.message.id > b.message.id

const inOrder = (a?: TimelineEntry, b?: TimelineEntry) => !a || !b || !comesAfter(a, b)

/** Makes an empty timeline. */
export const createTimeline = (): Timeline => {
  const blocks = signal<readonly OwnBlock[]>([])
  const blockOf = new Map<string, OwnBlock>()
  let lastKey = 0

  const addBlock = (at: number): OwnBlock => {
    const block: OwnBlock = { key: ++lastKey, entries: signal<readonly TimelineEntry[]>([]) }
    blocks.value = spliced(blocks.peek(), at, 0, block)
    return block
  }

  const splice = (block: OwnBlock, at: number, gone: number, ...come: TimelineEntry[]) => {
    const entries = block.entries.peek()
    for (const { key, message } of entries.slice(at, at + gone)) {
      blockOf.delete(key)
      blockOf.delete(message.id)
    }
    for (const { key, message } of come) blockOf.set(key, block).set(message.id, block)
    block.entries.value = spliced(entries, at, gone, ...come)
  }

  const locate = (id: string) => {
    const block = blockOf.get(id)
    const at = block?.entries.peek().findIndex(e => e.key === id || e.message.id === id)
    return block && { block, at: at!, entry: block.entries.peek()[at!]! }
  }

  // Walks from the end, where nearly every message belongs.
  const insert = (entry: TimelineEntry) => {
    const all = blocks.peek()
    let index = all.length - 1
    while (index > 0 && !comesAfter(entry, all[index]!.entries.peek()[0]!)) index--
    let block = all[index]
    const entries = block?.entries.peek() ?? []
    let at = entries.length
    while (at > 0 && comesAfter(entries[at - 1]!, entry)) at--
    if (entries.length >= BLOCK_SIZE && at === 0) [block, at] = [addBlock(index), 0]
    else if (!block || (entries.length >= BLOCK_SIZE && at === entries.length)) {
      ;[block, at] = [addBlock(index + 1), 0]
    }
    splice(block, at, 0, entry)
  }

  const remove = (id: string) => {
    const found = locate(id)
    if (!found) return
    splice(found.block, found.at, 1)
    if (!found.block.entries.peek().length) {
      blocks.value = blocks.peek().filter(block => block !== found.block)
    }
  }

  const replace = (id: string, entry: TimelineEntry) => {
    const { block, at } = locate(id)!
    const all = blocks.peek()
    const index = all.indexOf(block)
    const entries = block.entries.peek()
    const before = entries[at - 1] ?? all[index - 1]?.entries.peek().at(-1)
    const after = entries[at + 1] ?? all[index + 1]?.entries.peek()[0]
    if (inOrder(before, entry) && inOrder(entry, after)) return splice(block, at, 1, entry)
    remove(id)
    insert(entry)
  }

  const dropBlock: Timeline['dropBlock'] = end => {
    const block = blocks.peek().at(end)!
    splice(block, 0, block.entries.peek().length)
    blocks.value = blocks.peek().filter(other => other !== block)
  }

  const all = () => blocks.peek().flatMap(({ entries }) => entries.peek())

  return {
    blocks,
    all,
    dropBlock,
    remove,
    change: (id, changes) => {
      const found = locate(id)
      if (found) splice(found.block, found.at, 1, { ...found.entry, ...changes })
    },
    find: id => locate(id)?.entry,
    upsertMessage: message => {
      if (blockOf.has(message.id)) return false
      const { clientMessageId } = message
      const entry: TimelineEntry = { key: clientMessageId ?? message.id, message, status: 'sent' }
      if (clientMessageId && blockOf.has(clientMessageId)) replace(clientMessageId, entry)
      else insert(entry)
      return true
    },
    upsertPending: (message, status) => {
      const entry = { key: message.id, message, status }
      if (blockOf.has(message.id)) replace(message.id, entry)
      else insert(entry)
    },
    clear: before => {
      const kept = all().filter(entry => isPending(entry) || entry.message.id >= before)
      blockOf.clear()
      blocks.value = []
      kept.forEach(insert)
    }
  }
}
