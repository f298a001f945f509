import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { ServerFrame } from '../../src/protocol'
import { BUFFERED_MAX_BYTES, createFrameSender } from '../../src/server/realtime/send-frames'

const FRAME: ServerFrame = { type: 'reset', seq: 1 }

const open = (bufferedBytes: number, isOpen = true) => {
  const sink = {
    isOpen: () => isOpen,
    countBuffered: () => bufferedBytes,
    send: vi.fn((_text: string, onTaken: (error?: Error | null) => void) => onTaken())
  }
  const events = { onSent: vi.fn(), onSlow: vi.fn() }
  return { sink, events, send: createFrameSender(sink, events) }
}

describe('The sender of frames', () => {
  test.each([0, BUFFERED_MAX_BYTES])('sends while %i bytes are buffered', async bytes => {
    const { sink, events, send } = open(bytes)
    await send(FRAME)
    expect(sink.send).toHaveBeenCalledWith(JSON.stringify(FRAME), expect.any(Function))
    expect(events.onSent).toHaveBeenCalledWith(FRAME)
    expect(events.onSlow).not.toHaveBeenCalled()
  })

  test('gives up a client for which more than 1 MiB is buffered', async () => {
    const { sink, events, send } = open(1024 * 1024 + 1)
    await send(FRAME)
    expect(events.onSlow).toHaveBeenCalledOnce()
    expect(sink.send).not.toHaveBeenCalled()
  })

  test('has the limit that the guide names', () => {
    const guide = readFileSync('src/guide/pages/running.md', 'utf8')
    expect(guide).toContain(`more than ${BUFFERED_MAX_BYTES / 2 ** 20} MiB of events`)
  })

  test('does nothing once the connection is closed', async () => {
    const { sink, events, send } = open(BUFFERED_MAX_BYTES + 1, false)
    await send(FRAME)
    expect(events.onSlow).not.toHaveBeenCalled()
    expect(sink.send).not.toHaveBeenCalled()
  })
})
