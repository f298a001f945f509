import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A connection that speaks WebDriver BiDi. */
export interface Bidi {
  /** Sends a command. Throws the error of the browser when it fails. */
  send<Result>(method: string, params: object): Promise<Result>
  close(): void
}

type Reply = { id: number } & ({ result: unknown } | { error: string; message: string })

/** Connects to a browser. */
export const connectBidi = async (url: string): Promise<Bidi> => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (reply: Reply) => void>()
  let lastId = 0
  socket.on('message', data => {
    const reply: Reply = JSON.parse(String(data))
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  await once(socket, 'open')
  return {
    send: async <Result>(method: string, params: object) => {
      const id = ++lastId
      const replied = new Promise<Reply>(resolve => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params }))
      const reply = await replied
      if ('error' in reply) throw new Error(`${method}: ${reply.message}`)
      return reply.result as Result
    },
    close: () => socket.terminate()
  }
}
