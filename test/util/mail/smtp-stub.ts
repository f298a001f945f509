import { createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { expect } from 'vitest'
import { readMail, type ReceivedMail } from './read-mail'

/** Answers of the server instead of its usual ones; undefined: as usual; `cut`: it closes the connection. */
export type Answers = (
  command: string
) => string | 'cut' | undefined | Promise<string | 'cut' | undefined>

/** An SMTP server that keeps mails, and can be told to refuse them. */
export interface SmtpStub {
  /** Value of PIPIT_SMTP_URL. */
  url: string
  port: number
  mails: ReceivedMail[]
  /** Commands of all connections so far, in capitals, without addresses' ends. */
  commands: string[]
  /** Changes the answers. @param answers `DOT` is the end of a mail. */
  answer(answers: Answers): void
  /** Makes TLS of connections after STARTTLS. */
  upgrade(wrap: (socket: Socket) => Duplex): void
  /** Waits for that many mails. */
  until(count: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

const USUAL: Record<string, string> = {
  HELLO: '220 stub',
  EHLO: '250-stub\r\n250-AUTH PLAIN\r\n250 SIZE 10000000',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  DOT: '250 taken',
  QUIT: '221 bye'
}

/**
 * Starts such a server.
 *
 * @param tls Certificate and key, for TLS from the first byte. @default none
 */
export const startSmtpStub = async ({
  port = 0,
  tls
}: { port?: number; tls?: TlsOptions } = {}): Promise<SmtpStub> => {
  let answers: Answers = () => undefined
  let upgrade: ((socket: Socket) => Duplex) | undefined
  const mails: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()

  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let buffer = ''
    let isData = false
    let turn = Promise.resolve()
    const reply = async (command: string, line = command) => {
      commands.push(line)
      const answer = (await answers(command)) ?? USUAL[command] ?? '502 unknown'
      if (answer === 'cut') socket.destroy()
      else socket.write(`${answer}\r\n`)
      return answer
    }
    const read = async () => {
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(mark)
        if (end < 0) return
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + mark.length)
        if (isData) {
          isData = false
          const mail = readMail(line.replace(/\r\n\.\./g, '\r\n.'))
          const answer = (await answers('DOT')) ?? USUAL['DOT']!
          commands.push('DOT')
          if (answer.startsWith('2')) mails.push(mail)
          if (answer === 'cut') socket.destroy()
          else socket.write(`${answer}\r\n`)
          continue
        }
        const command = line.slice(0, 4).toUpperCase()
        const answer = await reply(command, line)
        if (command === 'STAR' && upgrade) {
          socket.removeAllListeners('data')
          // Nothing but a handshake that fails is expected of it.
          upgrade(socket).on('error', () => {})
          return
        }
        isData = command === 'DATA' && answer.startsWith('3')
        if (command === 'QUIT') socket.end()
      }
    }
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      buffer += chunk
      turn = turn.then(read)
    })
    void reply('HELLO')
  }

  const server = tls ? createTlsServer(tls, serve) : createServer(serve)
  server.on('tlsClientError', () => {})
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const usedPort = typeof address === 'object' && address ? address.port : 0
  return {
    url: `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${usedPort}`,
    port: usedPort,
    mails,
    commands,
    answer: given => void (answers = given),
    upgrade: given => void (upgrade = given),
    async until(count) {
      await expect.poll(() => mails.length).toBeGreaterThanOrEqual(count)
      return mails
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
