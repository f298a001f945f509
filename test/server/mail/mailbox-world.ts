import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect } from 'vitest'
import { freePort } from '../../util/free-port'
import { startMailServers } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer } from '../../util/server'

/** Words of the business that `mailSomeone` has mailed. */
export const FIRST = 'Shall we send it on Monday?'

/** Moment at which a command of IMAP is held up: on its way, or its answer. */
export interface Halt {
  command: RegExp
  when: 'before' | 'after'
}

/** Passes IMAP on to a port, and holds up what it is told to. */
const startProxy = async (target: number) => {
  let halt: (Halt & { reached: () => void }) | undefined
  const sockets = new Set<Socket>()
  const server = createServer(inner => {
    const outer = connect(target, '127.0.0.1')
    let isHeld = false
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        inner.destroy()
        outer.destroy()
      })
    }
    inner.on('data', bytes => {
      if (isHeld) return
      if (halt?.command.test(bytes.toString('latin1'))) {
        const { when, reached } = halt
        halt = undefined
        isHeld = true
        if (when === 'before') return reached()
        outer.once('data', () => reached())
      }
      outer.write(bytes)
    })
    outer.on('data', bytes => {
      if (!isHeld) inner.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? address!.port : 0,
    /** Resolves when the moment has come; nothing more passes on its connection. */
    haltAt: (moment: Halt) => new Promise<void>(reached => (halt = { ...moment, reached })),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    }
  }
}

export interface MailboxOptions {
  /** Address at which the mailbox asks whether a token is valid. @default none: it takes any password */
  tokenInfoUrl?: string
  /** Called with what the server prints. */
  onPrinted?: (text: string) => void
}

/** Starts a server that reads a mailbox of Dovecot, over a proxy. */
export const openMailboxWorld = async (
  env: Record<string, string> = {},
  { tokenInfoUrl, onPrinted }: MailboxOptions = {}
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pipit-mailbox-'))
  const mail = await startMailServers(tokenInfoUrl)
  const imapUrl = new URL(mail.imapUrl('hello'))
  const proxy = await startProxy(Number(imapUrl.port))
  imapUrl.port = `${proxy.port}`
  if (tokenInfoUrl) imapUrl.password = ''
  const options = {
    dataDir,
    port: await freePort(),
    ...(onPrinted && { onPrinted }),
    env: {
      PIPIT_SMTP_URL: mail.url,
      PIPIT_MAIL_FROM: `hello@${mail.domain}`,
      PIPIT_IMAP_URL: imapUrl.href,
      PIPIT_MAIL_DELAY_S: '0',
      ...env
    }
  }
  let server = await startTestServer(options)
  const made = await makeWebIntegration(server.url, server.accountKey)
  const { rest } = made

  return {
    mail,
    rest,
    shop: { url: server.url, mail, ...made },
    haltAt: proxy.haltAt,
    kill: () => server.kill('SIGKILL'),

    async start() {
      server = await startTestServer(options)
    },

    /** Puts a mail into the mailbox that the server reads. */
    send: (fields: SendMailOptions) =>
      createTransport({ host: '127.0.0.1', port: mail.mailboxesPort, lmtp: true }).sendMail({
        to: `hello@${mail.domain}`,
        ...fields
      }),

    /** A customer who was mailed a message. */
    async mailSomeone(name: string) {
      const profile = { email: `${name}@${mail.domain}` }
      const { user } = await rest<any>('POST', '/users', { externalId: name, profile })
      const { conversation } = await rest<any>('POST', '/conversations', {
        type: 'personal',
        participants: [{ userId: user.id }]
      })
      const path = `/conversations/${conversation.id}/messages`
      const messages = async () => (await rest<any>('GET', path)).messages as any[]
      const say = (text: string) =>
        rest('POST', path, { author: { type: 'business' }, content: { type: 'text', text } })
      await say(FIRST)
      await expect.poll(async () => (await mail.mailsOf(name)).length).toBe(1)
      const [received] = await mail.mailsOf(name)
      return {
        from: profile.email,
        id: received!.headers['message-id']!,
        received: received!,
        say,
        messages,
        texts: async () => (await messages()).map(({ content }) => content.text)
      }
    },

    async close() {
      await server.stop()
      await proxy.close()
      await mail.close()
      rmSync(dataDir, { recursive: true })
    }
  }
}

export type MailboxWorld = Awaited<ReturnType<typeof openMailboxWorld>>
