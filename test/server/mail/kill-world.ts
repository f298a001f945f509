import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../util/free-port'
import { startSmtpStub } from '../../util/mail'
import { restAt } from '../../util/rest'
import { startTestServer } from '../../util/server'

/** A server that mails at once, and may be killed and started again. Ends by itself. */
export const openKillWorld = async () => {
  const smtp = await startSmtpStub()
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-mail-kill-'))
  let printed = ''
  const options = {
    dataDir,
    onPrinted: (text: string) => void (printed += text),
    port: await freePort(),
    env: {
      PIPIT_SMTP_URL: smtp.url,
      PIPIT_MAIL_FROM: 'hello@pipit.example',
      PIPIT_MAIL_DELAY_S: '0',
      PIPIT_RATE_LIMITS: 'off'
    }
  }
  let server = await startTestServer(options)
  onTestFinished(async () => {
    await server.kill()
    await smtp.close()
    await rm(dataDir, { recursive: true })
  })
  const rest = restAt(`${server.url}/v2/apps/${server.demo.appId}`, server.accountKey)

  return {
    smtp,

    /** A user with an address. Returns the id of their conversation. */
    async addCustomer(name: string): Promise<string> {
      const profile = { email: `${name}@example.com` }
      const { user } = await rest<any>('POST', '/users', { externalId: name, profile })
      const { conversation } = await rest<any>('POST', '/conversations', {
        type: 'personal',
        participants: [{ userId: user.id }]
      })
      return conversation.id
    },

    say: (conversationId: string, text: string) =>
      rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      }),

    /** Counts mails whose server was killed between their last byte and the answer: not repeated. */
    countUnanswered: () =>
      [...printed.matchAll(/"event":"mail.unanswered","count":(\d+)/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0
      ),

    /** Kills the server in the middle of what the stub is asked next by one command. */
    async killAt(command: string): Promise<void> {
      let answer = () => {}
      const dead = new Promise<undefined>(resolve => (answer = () => resolve(undefined)))
      const asked = new Promise<void>(resolve =>
        smtp.answer(given => {
          if (given !== command) return undefined
          resolve()
          return dead
        })
      )
      await asked
      await server.kill('SIGKILL')
      smtp.answer(() => undefined)
      answer()
    },

    async start() {
      server = await startTestServer(options)
    }
  }
}
