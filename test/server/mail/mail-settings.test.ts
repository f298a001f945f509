import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { describeMail } from '../../../src/server/mail'
import { readSettings } from '../../../src/server/settings'

const folder = mkdtempSync(join(tmpdir(), 'pipit-dkim-'))
const keyFile = (name: string, key: KeyObject) => {
  const file = join(folder, name)
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }))
  return file
}
const FILE = keyFile('rsa.pem', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
const CURVE = keyFile('ed25519.pem', generateKeyPairSync('ed25519').privateKey)
const TEXT = join(folder, 'text.pem')
writeFileSync(TEXT, 'no key')

const MAIL = { PIPIT_SMTP_URL: 'smtp://mail.example.com', PIPIT_MAIL_FROM: 'hello@example.com' }
const DKIM = {
  PIPIT_DKIM_KEY_FILE: FILE,
  PIPIT_DKIM_DOMAIN: 'example.com',
  PIPIT_DKIM_SELECTOR: 'mail2026'
}
const OAUTH = {
  PIPIT_IMAP_URL: 'imaps://a%40example.com@mail.example.com',
  PIPIT_IMAP_OAUTH_URL: 'https://login.example/token',
  PIPIT_IMAP_OAUTH_CLIENT_ID: 'pipit',
  PIPIT_IMAP_OAUTH_CLIENT_SECRET: 'topsecret',
  PIPIT_IMAP_OAUTH_REFRESH_TOKEN: 'topsecret'
}
const read = (env: Record<string, string>) => readSettings(env, 'dist').mail

describe('Settings of mails', () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are none unless a server is named', () => {
    expect(read({})).toBeUndefined()
  })

  test.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 25, isSecure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, isSecure: true }],
    ['smtp://10.0.0.7:587/', { host: '10.0.0.7', port: 587, isSecure: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, isSecure: false }],
    [
      'smtps://a%40example.com:s%C3%A9cret%2F@mail.example.com:465',
      { login: { user: 'a@example.com', pass: 'sécret/' }, host: 'mail.example.com' }
    ]
  ])('name the server: %s', (url, smtp) => {
    expect(read({ ...MAIL, PIPIT_SMTP_URL: url })).toMatchObject({
      smtp,
      from: 'hello@example.com',
      delayMs: 120_000
    })
  })

  test.each([
    [{ PIPIT_SMTP_URL: 'mail.example.com' }, /^PIPIT_SMTP_URL: expected an address such as smtp/],
    [{ PIPIT_SMTP_URL: 'https://user:topsecret@mail.example.com' }, /got "https:…"\.$/],
    [{ PIPIT_SMTP_URL: 'smtp://user:topsecret@mail.example.com/x' }, /got "smtp:…"\.$/],
    [{ PIPIT_SMTP_URL: 'smtp://user@mail.example.com' }, /^PIPIT_SMTP_URL: expected/],
    [{ PIPIT_SMTP_URL: 'smtp://user:%E0@mail.example.com' }, /^PIPIT_SMTP_URL: expected/],
    [{ PIPIT_MAIL_FROM: '' }, /^PIPIT_MAIL_FROM: expected the address that mails come from/],
    [{ PIPIT_MAIL_FROM: 'Shop' }, /^PIPIT_MAIL_FROM: expected .+, got "Shop"\.$/],
    [{ PIPIT_MAIL_DELAY_S: '2m' }, /^PIPIT_MAIL_DELAY_S: expected .+ from 0 to 86400, got "2m"/],
    [{ PIPIT_MAIL_DELAY_S: '86401' }, /^PIPIT_MAIL_DELAY_S: expected/],
    [{ PIPIT_MAIL_DOMAIN: 'https://x' }, /^PIPIT_MAIL_DOMAIN: expected a domain such as/],
    [{ PIPIT_IMAP_URL: 'imaps://mail.example.com' }, /^PIPIT_IMAP_URL: expected an address such/],
    [{ PIPIT_IMAP_URL: 'smtp://user:topsecret@mail.example.com' }, /got "smtp:…"\.$/],
    [{ ...OAUTH, PIPIT_IMAP_URL: '' }, /^PIPIT_IMAP_OAUTH_URL: expected PIPIT_IMAP_URL too/],
    [{ ...OAUTH, PIPIT_IMAP_URL: 'imaps://a:topsecret@mail.example.com' }, /got "imaps:…"\.$/],
    [{ ...OAUTH, PIPIT_IMAP_OAUTH_URL: '' }, /^PIPIT_IMAP_OAUTH_URL: expected the https address/],
    [{ ...OAUTH, PIPIT_IMAP_OAUTH_URL: 'http://login.example/token' }, /^PIPIT_IMAP_OAUTH_URL:/],
    [{ ...OAUTH, PIPIT_IMAP_OAUTH_CLIENT_ID: '' }, /^PIPIT_IMAP_OAUTH_CLIENT_ID: expected/],
    [
      { ...OAUTH, PIPIT_IMAP_OAUTH_CLIENT_SECRET: '', PIPIT_IMAP_OAUTH_REFRESH_TOKEN: '' },
      /^PIPIT_IMAP_OAUTH_CLIENT_SECRET: expected it or PIPIT_IMAP_OAUTH_REFRESH_TOKEN/
    ],
    [{ ...DKIM, PIPIT_DKIM_DOMAIN: '' }, /expected all three or none\.$/],
    [{ ...DKIM, PIPIT_DKIM_SELECTOR: 'a b' }, /^PIPIT_DKIM_SELECTOR: expected/],
    [{ ...DKIM, PIPIT_DKIM_KEY_FILE: `${FILE}x` }, /^PIPIT_DKIM_KEY_FILE: .+ there is none/],
    [{ ...DKIM, PIPIT_DKIM_KEY_FILE: TEXT }, /^PIPIT_DKIM_KEY_FILE: .+ cannot be read as one/],
    [{ ...DKIM, PIPIT_DKIM_KEY_FILE: CURVE }, /^PIPIT_DKIM_KEY_FILE: expected an RSA key/]
  ])('that cannot be used end the start with one line, without a password: %o', (env, message) => {
    const start = () => read({ ...MAIL, ...env })
    expect(start).toThrow(message)
    expect(start).not.toThrow(/topsecret|\n/)
  })

  test.each(['PIPIT_MAIL_FROM', 'PIPIT_MAIL_DELAY_S', 'PIPIT_MAIL_DOMAIN', 'PIPIT_DKIM_DOMAIN'])(
    'without a server end the start: %s',
    name => {
      expect(() => read({ [name]: '1' })).toThrow(
        `${name}: expected PIPIT_SMTP_URL too, which is not set.`
      )
    }
  )

  const DOMAIN = { PIPIT_MAIL_DOMAIN: 'reply.example.com' }

  test.each<[string, Record<string, string>, unknown]>([
    ['by none, unless a port is named', {}, undefined],
    [
      'by SMTP, on this machine',
      { PIPIT_MAIL_PORT: '2525' },
      [{ protocol: 'smtp', host: '127.0.0.1', port: 2525 }]
    ],
    [
      'by LMTP, on another address',
      { PIPIT_LMTP_PORT: '65535', PIPIT_MAIL_HOST: '10.0.0.7' },
      [{ protocol: 'lmtp', host: '10.0.0.7', port: 65_535 }]
    ],
    [
      'by both',
      { PIPIT_MAIL_PORT: '1', PIPIT_LMTP_PORT: '2' },
      [
        { protocol: 'smtp', port: 1 },
        { protocol: 'lmtp', port: 2 }
      ]
    ]
  ])('say how answers come in: %s', (_, env, doors) => {
    const { listen } = read({ ...MAIL, ...DOMAIN, ...env })!
    if (doors) expect(listen).toMatchObject({ domain: 'reply.example.com', doors })
    else expect(listen).toBeUndefined()
  })

  test.each<[Record<string, string>, string]>([
    [
      { PIPIT_MAIL_PORT: 'smtp', ...DOMAIN },
      'PIPIT_MAIL_PORT: expected a port from 1 to 65535, got "smtp".'
    ],
    [
      { PIPIT_MAIL_PORT: '0', ...DOMAIN },
      'PIPIT_MAIL_PORT: expected a port from 1 to 65535, got "0".'
    ],
    [
      { PIPIT_LMTP_PORT: '65536', ...DOMAIN },
      'PIPIT_LMTP_PORT: expected a port from 1 to 65535, got "65536".'
    ],
    [
      { PIPIT_MAIL_PORT: '25', PIPIT_LMTP_PORT: '25', ...DOMAIN },
      'PIPIT_LMTP_PORT: expected another port than PIPIT_MAIL_PORT, got "25".'
    ],
    [
      { PIPIT_LMTP_PORT: '24' },
      'PIPIT_LMTP_PORT: expected PIPIT_MAIL_DOMAIN too, which is not set.'
    ],
    [
      { PIPIT_MAIL_HOST: '0.0.0.0', ...DOMAIN },
      'PIPIT_MAIL_HOST: expected PIPIT_MAIL_PORT or PIPIT_LMTP_PORT too, neither is set.'
    ],
    [
      { PIPIT_MAIL_INBOUND_PASSWORD: 'correct-horse-battery' },
      'PIPIT_MAIL_INBOUND_PASSWORD: expected PIPIT_MAIL_DOMAIN too, which is not set.'
    ],
    [
      { PIPIT_MAIL_INBOUND_PASSWORD: 'too short', ...DOMAIN },
      'PIPIT_MAIL_INBOUND_PASSWORD: expected 16 to 200 letters, digits, hyphens or underscores.'
    ],
    [
      { PIPIT_MAIL_RETURN_PATH: 'from', ...DOMAIN },
      'PIPIT_MAIL_RETURN_PATH: expected PIPIT_MAIL_PORT or PIPIT_LMTP_PORT too, neither is set.'
    ],
    [
      { PIPIT_MAIL_RETURN_PATH: 'bounces@example.com', PIPIT_MAIL_PORT: '25', ...DOMAIN },
      'PIPIT_MAIL_RETURN_PATH: expected "answers" or "from", got "bounces@example.com".'
    ],
    [
      { PIPIT_MAIL_TLS_CERT_FILE: FILE, PIPIT_MAIL_PORT: '25', ...DOMAIN },
      'PIPIT_MAIL_TLS_CERT_FILE and PIPIT_MAIL_TLS_KEY_FILE: expected both or none.'
    ],
    [
      {
        PIPIT_MAIL_TLS_CERT_FILE: TEXT,
        PIPIT_MAIL_TLS_KEY_FILE: FILE,
        PIPIT_MAIL_PORT: '25',
        ...DOMAIN
      },
      'PIPIT_MAIL_TLS_CERT_FILE and PIPIT_MAIL_TLS_KEY_FILE: expected files in PEM that belong together, got: '
    ]
  ])('by which answers cannot come in end the start with one line: %o', (env, message) => {
    expect(() => read({ ...MAIL, ...env })).toThrow(message)
  })

  test.each([
    [
      'imaps://a%40example.com:topsecret%2F@mail.example.com',
      { host: 'mail.example.com', port: 993, isSecure: true, folder: 'INBOX' }
    ],
    [
      'imap://ann:topsecret@127.0.0.1:1143/Answers/New',
      { host: '127.0.0.1', port: 1143, isSecure: false, folder: 'Answers/New' }
    ]
  ])('name the mailbox of answers: %s', (url, mailbox) => {
    const settings = read({ ...MAIL, PIPIT_IMAP_URL: url })!
    expect(settings.mailbox).toMatchObject(mailbox)
    expect(describeMail(settings)).toContain(`what people answer is fetched from ${mailbox.folder}`)
    expect(describeMail(settings)).not.toContain('topsecret')
  })

  test('name a mailbox that is read with tokens', () => {
    const settings = read({ ...MAIL, ...OAUTH })!
    expect(settings.mailbox).toMatchObject({
      login: { user: 'a@example.com', pass: '' },
      oauth: { url: 'https://login.example/token', clientId: 'pipit', scope: undefined }
    })
    expect(describeMail(settings)).toMatch(/, with tokens of OAuth$/)
  })

  test('are told at the start with the ways for answers', () => {
    const ports = { PIPIT_MAIL_PORT: '2525', PIPIT_LMTP_PORT: '2424' }
    expect(describeMail(read({ ...MAIL, ...DOMAIN, ...ports }))).toMatch(
      /; what people answer comes in at smtp:\/\/127\.0\.0\.1:2525 and lmtp:\/\/127\.0\.0\.1:2424$/
    )
  })

  test('are told at the start, without the password', () => {
    const url = 'smtps://user:topsecret@mail.example.com'
    expect(describeMail(read({ ...MAIL, ...DKIM, PIPIT_SMTP_URL: url }))).toBe(
      'answers unseen for 120 s go from hello@example.com through smtps://mail.example.com:465, signed for example.com'
    )
  })
})
