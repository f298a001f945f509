import { describe, expect, test, vi } from 'vitest'
import {
  readServerSentEvents,
  type ServerSentEvent
} from '../../../src/console/api/server-sent-events'

const TEXT =
  ': ping\n\n' +
  'id: 41\nevent: ready\ndata: {"cursor":"41"}\n\n' +
  'event: conversation:typing\r\ndata: é🙂\r\ndata:two\r\n\r\n' +
  'data: plain\n\nid: 43\ndata: never ended'

const EVENTS: ServerSentEvent[] = [
  { id: '41', type: 'ready', data: '{"cursor":"41"}' },
  { type: 'conversation:typing', data: 'é🙂\ntwo' },
  { type: 'message', data: 'plain' }
]

const streamOf = (chunks: Uint8Array[]) => new Blob(chunks as BlobPart[]).stream()

const readAll = async (chunks: Uint8Array[], onBytes = () => {}) => {
  const events: ServerSentEvent[] = []
  for await (const event of readServerSentEvents(streamOf(chunks), onBytes)) events.push(event)
  return events
}

describe('Server-sent events', () => {
  test('are read, and other lines skipped', async () => {
    expect(await readAll([new TextEncoder().encode(TEXT)])).toEqual(EVENTS)
  })

  test('are read the same however the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(TEXT)
    for (let cut = 1; cut < bytes.length; cut++) {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.subarray(0, cut))
          controller.enqueue(bytes.subarray(cut))
          controller.close()
        }
      })
      const events: ServerSentEvent[] = []
      for await (const event of readServerSentEvents(stream, () => {})) events.push(event)
      expect(events, `cut at ${cut}`).toEqual(EVENTS)
    }
  })

  test('report bytes that are not an event, such as pings', async () => {
    const onBytes = vi.fn()
    await readAll([new TextEncoder().encode(': ping\n\n')], onBytes)
    expect(onBytes).toHaveBeenCalled()
  })

  test('close the connection when their reader stops', async () => {
    const cancel = vi.fn()
    const stream = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
      cancel
    })
    for await (const event of readServerSentEvents(stream, () => {})) {
      expect(event.data).toBe('one')
      break
    }
    expect(cancel).toHaveBeenCalled()
  })
})
