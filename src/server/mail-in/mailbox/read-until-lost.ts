import { isLocalHost, type MailboxSettings } from '../../mail'
import type { TakeServices } from '../take-mail'
import type { AccessTokens } from './access-tokens'
import { takeNew } from './take-new'

interface Options {
  /** Undefined: the mailbox has a password. */
  tokens: AccessTokens | undefined
  /** Called once the folder is open. */
  onReady(): void
  signal: AbortSignal
}

/**
 * Takes answers from a mailbox as they come, until the connection ends. A password or token goes over TLS only, unless
 * the server is on this machine.
 *
 * @throws The error of the connection, of the server, or of the database: what was not taken stays for the
 *   next time.
 */
export const readUntilLost = async (
  mailbox: MailboxSettings,
  services: TakeServices,
  { tokens, onReady, signal }: Options
): Promise<void> => {
  const { ImapFlow } = await import('imapflow')
  const { host, port, isSecure, login, folder } = mailbox
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: tokens ? { user: login.user, accessToken: await tokens.get() } : login,
    logger: false,
    disableAutoIdle: true,
    ...(!isSecure && !isLocalHost(host) && { doSTARTTLS: true })
  })
  let hasMore = true
  let wake = () => {}
  client.on('exists', () => {
    hasMore = true
    wake()
  })
  client.on('close', () => wake())
  // Calls that are under way fail with it.
  client.on('error', () => wake())
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    await client.connect().catch(error => {
      if (error instanceof Error && 'authenticationFailed' in error) tokens?.forget()
      throw error
    })
    await client.mailboxOpen(folder)
    onReady()
    while (client.usable && !signal.aborted) {
      while (hasMore) {
        hasMore = false
        await takeNew(client, mailbox, services)
      }
      // It may have ended while a mail was stored, when nothing waited for its end.
      if (!client.usable) break
      const change = new Promise<void>(resolve => (wake = resolve))
      void client.idle().catch(close)
      await change
    }
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}
