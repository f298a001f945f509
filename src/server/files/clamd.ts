import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileInfected, unavailable } from '../../protocol'
import type { ClamdAddress } from './clamd-address'

/** `z`: commands and answers end with a zero. */
const COMMAND = 'zINSTREAM\0'
const STREAM_END = Buffer.alloc(4)
const LENGTH_BYTES = 4
const ANSWER_MAX_CHARS = 1_000
const CONNECT_MAX_MS = 5_000
/** How long clamd may neither read nor answer; its own MaxScanTime is 120 s. */
const SILENCE_MAX_MS = 150_000

/** Passes a file on while it is scanned, and throws at its end when it may not be kept. */
export type Scan = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

const open = async (address: ClamdAddress): Promise<Socket> => {
  const socket = connect(address)
  socket.setTimeout(CONNECT_MAX_MS, () => socket.destroy(new Error('clamd does not answer')))
  await once(socket, 'connect')
  return socket.setTimeout(SILENCE_MAX_MS)
}

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const text of socket.setEncoding('latin1') as AsyncIterable<string>) {
    answer += text
    if (answer.includes('\0') || answer.length > ANSWER_MAX_CHARS) break
  }
  return answer
}

const judge = (answer: string): void => {
  if (answer === 'stream: OK\0') return
  const [, signature] = /^stream: (.+) FOUND\0$/.exec(answer) ?? []
  if (signature) throw fileInfected(signature)
  throw unavailable(new Error(`clamd answered ${JSON.stringify(answer)}`))
}

const write = async (socket: Socket, bytes: Uint8Array | string): Promise<void> => {
  if (!socket.write(bytes)) await once(socket, 'drain')
}

const frame = (chunk: Uint8Array): Buffer => {
  const head = Buffer.alloc(LENGTH_BYTES)
  head.writeUInt32BE(chunk.length)
  return Buffer.concat([head, chunk])
}

/** What a person reads in the log; clamd's own reason is often lost with the connection. */
const brokeOff = (cause: unknown) =>
  unavailable(
    new Error('clamd broke off: its StreamMaxLength must be at least what a file may hold', {
      cause
    })
  )

/**
 * Scans files with the clamd at an address.
 *
 * @returns What throws `file-infected` for a file with a virus, and `unavailable` when clamd does not
 *   say what it thinks, as of one that is larger than it takes; else what the source throws.
 * @see man clamd, INSTREAM
 */
export const scanWithClamd = (address: ClamdAddress): Scan =>
  async function* scan(source) {
    const socket = await open(address).catch(cause => {
      throw unavailable(cause)
    })
    const answered = readAnswer(socket)
    // Before the end it speaks only to refuse, and then reads no further.
    const refused = answered.then(answer => {
      throw new Error(`clamd answered ${JSON.stringify(answer)}`)
    })
    const send = (bytes: Uint8Array | string) =>
      Promise.race([write(socket, bytes), refused]).catch(cause => {
        throw brokeOff(cause)
      })

    try {
      await send(COMMAND)
      for await (const chunk of source) {
        if (!chunk.length) continue
        await send(frame(chunk))
        yield chunk
      }
      socket.write(STREAM_END)
      const answer = await answered.catch(cause => {
        throw brokeOff(cause)
      })
      judge(answer)
    } finally {
      socket.destroy()
    }
  }
