import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileInfected, unavailable } from '../../protocol'
import type { ClamdAddress } from './clamd-address'

/** Command of a scan; with the prefix `z`, commands and answers end with a zero byte. */
const COMMAND = 'zINSTREAM\0'
const STREAM_END = Buffer.alloc(4)
const LENGTH_BYTES = 4
const ANSWER_MAX_CHARS = 1_000
const CONNECT_MAX_MS = 5_000
/** Time without progress after which clamd has failed; its own MaxScanTime is 120 s. */
const SILENCE_MAX_MS = 150_000

/** Yields a file while it is scanned, and throws at its end when it must not be stored. */
export type Scan = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

const open = async (address: ClamdAddress): Promise<Socket> => {
  const socket = connect(address)
  socket.setTimeout(CONNECT_MAX_MS, () => socket.destroy(new Error('clamd does not answer')))
  await once(socket, 'connect')
  return socket.setTimeout(SILENCE_MAX_MS)
}

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const text of socket.setEncoding('latin1')) {
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

/** Makes the error for the log; clamd's own reason is often lost with the connection. */
const brokeOff = (cause: unknown) =>
  unavailable(
    new Error('clamd broke off: its StreamMaxLength must be at least what a file may hold', {
      cause
    })
  )

/**
 * Scans files with the clamd at an address.
 *
 * @returns A scan that throws `file-infected` for a file with a virus, `unavailable` when clamd gives no
 *   result, as for a file above its size limit, and the errors of the source.
 * @see man clamd, INSTREAM
 */
export const scanWithClamd = (address: ClamdAddress): Scan =>
  async function* scan(source) {
    const socket = await open(address).catch(cause => {
      throw unavailable(cause)
    })
    const answered = readAnswer(socket)
    // An answer before the end of the file is a refusal, after which clamd reads no more.
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
