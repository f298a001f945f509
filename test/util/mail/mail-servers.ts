import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installFromDebian } from '../debian.mjs'
import { freePort } from '../free-port'
import { listens } from '../listens'
import { fetchMails, fetchSeen } from './fetch-mails'
import type { ReceivedMail } from './read-mail'

const SMTPD = '/usr/sbin/smtpd'
const DOVECOT = '/usr/sbin/dovecot'
const PACKAGES = ['opensmtpd', 'dovecot-imapd', 'dovecot-lmtpd']
const ADVICE = `These tests need root and mail servers: apt-get install ${PACKAGES.join(' ')} (Debian).`
const ASK_AGAIN_MS = 50
/** User of the system that owns the mailboxes; Debian has it. */
const OWNER = 'mail'
/** Keeps the socket and the queue of one smtpd from those of another. */
const OWN_FOLDERS = 'mount -t tmpfs pipit /run && mount -t tmpfs pipit /var/spool && exec "$@"'

/** A mail server that takes mails for a domain, and mailboxes for them. */
export interface MailServers {
  /** Value of PIPIT_SMTP_URL. */
  url: string
  /** Domain of all mailboxes: each name but `nobody` has one. */
  domain: string
  /** Domain whose mails are accepted, and handed on to a server that refuses them: it has no mailboxes. */
  emptyDomain: string
  /** Domain of addresses for answers, whose mails go on by LMTP. */
  answersDomain: string
  /** Port at which those are to be taken. */
  answersPort: number
  /** Port at which the mailboxes take mails by LMTP, without a queue before them. */
  mailboxesPort: number
  /** Address of the mailbox of a name, for PIPIT_IMAP_URL. */
  imapUrl(name: string): string
  /** Mails in the mailbox of a name, oldest first, read over IMAP. */
  mailsOf(name: string): Promise<ReceivedMail[]>
  /** Whether they are marked as read. */
  seenOf(name: string): Promise<boolean[]>
  /** Kills the server of the mailboxes, and starts it again at the same address. */
  restartMailboxes(): Promise<void>
  /** Kills the server that takes mails, and starts it again at the same address. */
  killSmtp(): Promise<void>
  startSmtp(): Promise<void>
  close(): Promise<void>
}

/** Settings by which a mailbox takes tokens of OAuth beside passwords. */
const tokenConfig = (folder: string) => `
auth_mechanisms = plain login xoauth2
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/tokens.conf
}
`

const dovecotConfig = (folder: string, imapPort: number, lmtpPort: number): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/store/%n
recipient_delimiter = +
first_valid_uid = 0
passdb {
  driver = static
  mechanisms = plain login none
  username_filter = !nobody
  args = nopassword=y
}
passdb {
  driver = passwd-file
  mechanisms = plain login none
  args = ${folder}/others
}
userdb {
  driver = static
  args = uid=${OWNER} gid=${OWNER} home=${folder}/store/%n
}
service imap-login {
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
protocol lmtp {
  auth_username_format = %Ln
}
`

interface Ports {
  smtp: number
  /** Port of a server without mailboxes. */
  empty: number
  /** Port of Dovecot. */
  lmtp: number
  answers: number
}

const smtpdConfig = (domain: string, { smtp, empty, lmtp, answers }: Ports): string => `
table anyone { "@${domain}" = "${OWNER}", "@reply.${domain}" = "${OWNER}" }
listen on 127.0.0.1 port ${smtp} hostname mail.${domain}
listen on 127.0.0.1 port ${empty} tag "empty" hostname empty.${domain}
action "in" lmtp "127.0.0.1:${lmtp}" rcpt-to virtual <anyone>
action "pipit" lmtp "127.0.0.1:${answers}" rcpt-to virtual <anyone>
action "away" relay host "smtp://127.0.0.1:${empty}"
match tag "empty" from any for any reject
match from any for domain "empty.${domain}" action "away"
match from any for domain "${domain}" action "in"
match from any for domain "reply.${domain}" action "pipit"
`

const ensurePrograms = () => {
  if (process.getuid?.() !== 0) throw new Error(ADVICE)
  if (!existsSync(SMTPD) || !existsSync(DOVECOT)) installFromDebian(PACKAGES, ADVICE)
}

/**
 * Starts OpenSMTPD, and Dovecot behind it.
 *
 * @param tokenInfoUrl Address at which Dovecot asks whether a token is valid. @default it takes none
 */
export const startMailServers = async (tokenInfoUrl?: string): Promise<MailServers> => {
  ensurePrograms()
  const folder = await mkdtemp(join(tmpdir(), 'pipit-mail-'))
  await chmod(folder, 0o755)
  const domain = 'example.test'
  const [smtpPort, imapPort, lmtpPort] = [await freePort(), await freePort(), await freePort()]
  const [answersPort, emptyPort] = [await freePort(), await freePort()]
  const store = join(folder, 'store')
  await mkdir(store)
  await chmod(store, 0o777)
  const dovecotFile = join(folder, 'dovecot.conf')
  const smtpdFile = join(folder, 'smtpd.conf')
  const tokens = tokenInfoUrl === undefined ? '' : tokenConfig(folder)
  await writeFile(dovecotFile, tokens + dovecotConfig(folder, imapPort, lmtpPort))
  await writeFile(join(folder, 'others'), '')
  await writeFile(
    join(folder, 'tokens.conf'),
    `tokeninfo_url = ${tokenInfoUrl}?token=\nusername_attribute = user\n`
  )
  const ports = { smtp: smtpPort, empty: emptyPort, lmtp: lmtpPort, answers: answersPort }
  await writeFile(smtpdFile, smtpdConfig(domain, ports))

  const launch = async (command: string[], port: number): Promise<ChildProcess> => {
    const [file = '', ...words] = command
    const child = spawn(file, words, { stdio: 'ignore', detached: true })
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended`)
      await pause(ASK_AGAIN_MS)
    }
    return child
  }
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // The program and those that it has started.
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
  }
  const smtpd = ['unshare', '-m', 'sh', '-c', OWN_FOLDERS, 'sh', SMTPD, '-d', '-f', smtpdFile]
  const startDovecot = async () => {
    const child = await launch([DOVECOT, '-F', '-c', dovecotFile], imapPort)
    while (!(await listens(lmtpPort))) await pause(ASK_AGAIN_MS)
    return child
  }
  let dovecot = await startDovecot()
  let running = await launch(smtpd, smtpPort)

  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    domain,
    emptyDomain: `empty.${domain}`,
    answersDomain: `reply.${domain}`,
    answersPort,
    mailboxesPort: lmtpPort,
    imapUrl: name => `imap://${name}:any@127.0.0.1:${imapPort}`,
    seenOf: name => fetchSeen(imapPort, name),
    mailsOf: name => fetchMails(imapPort, name),
    async restartMailboxes() {
      await end(dovecot)
      dovecot = await startDovecot()
    },
    killSmtp: () => end(running),
    async startSmtp() {
      running = await launch(smtpd, smtpPort)
    },
    async close() {
      await end(running)
      await end(dovecot)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
