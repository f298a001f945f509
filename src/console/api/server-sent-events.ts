/** One event of a stream, as the HTML standard reads it. */
export interface ServerSentEvent {
  /** Cursor after this event; undefined for an ephemeral event. */
  id?: string
  type: string
  data: string
}

const readBlock = (block: string): ServerSentEvent | undefined => {
  const event: ServerSentEvent = { type: 'message', data: '' }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? []
    if (field === 'id') event.id = value
    if (field === 'event') event.type = value
    if (field === 'data') data.push(value)
  }
  return data.length ? { ...event, data: data.join('\n') } : undefined
}

/**
 * Reads a stream of server-sent events to its end. `EventSource` would hide the status of a refused
 * stream, and that the server fell silent.
 *
 * @param onBytes Called for all data, pings included: the connection is alive.
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      rest += decoder.decode(value, { stream: true }).replaceAll('\r', '')
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
