/** An event of a stream, with its data as JSON. */
export interface ServerSentEvent {
  id?: string
  event: string
  data: any
}

const parse = (block: string): ServerSentEvent | undefined => {
  const fields = Object.fromEntries(block.split('\n').map(line => line.split(/: (.*)/s, 2)))
  return fields.event && { ...fields, data: JSON.parse(fields.data) }
}

/** Reads server-sent events from the pieces of their text. */
export async function* readServerSentEvents(
  pieces: AsyncIterable<unknown>
): AsyncGenerator<ServerSentEvent, undefined> {
  let rest = ''
  for await (const piece of pieces) {
    const blocks = (rest + String(piece)).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event
    }
  }
}
