import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, test } from 'vitest'
import { openMailInWorld } from './mail-in-world'

const folder = mkdtempSync(join(tmpdir(), 'pipit-mail-tls-'))
const FILES = {
  PIPIT_MAIL_TLS_CERT_FILE: join(folder, 'cert.pem'),
  PIPIT_MAIL_TLS_KEY_FILE: join(folder, 'key.pem')
}

/** Writes a certificate for a name, over the one before. @returns The certificate, in PEM. */
const makeCertificate = (name: string): string => {
  const { PIPIT_MAIL_TLS_CERT_FILE: cert, PIPIT_MAIL_TLS_KEY_FILE: key } = FILES
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        `/CN=${name}`
      ],
      ...['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert]
    ],
    { stdio: 'ignore' }
  )
  return readFileSync(cert, 'utf8')
}

/** Hands in a mail by TLS alone. @returns Answer of the server. */
const sendSafely = (port: number, to: string, servername: string, ca: string) =>
  createTransport({ host: '127.0.0.1', port, requireTLS: true, tls: { servername, ca } })
    .sendMail({ from: 'ann@example.com', to, text: 'Yes, please.' })
    .then(({ response }) => response)
    .catch((error: Error) => error.message)

describe('The port for answers', () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  test('speaks STARTTLS with a certificate, and takes mails without, too', async () => {
    const ca = makeCertificate('mx.example.com')
    const world = await openMailInWorld(FILES)
    const { to, conversationId } = await world.mailSomeone()
    expect(await sendSafely(world.ports.smtp, to, 'mx.example.com', ca)).toMatch(/^250/)
    const plainly = createTransport({ host: '127.0.0.1', port: world.ports.smtp, ignoreTLS: true })
    const mail = { from: 'ann@example.com', to, text: 'On Monday.' }
    expect((await plainly.sendMail(mail)).response).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(3)
  })

  test('has no STARTTLS without one', async () => {
    const ca = makeCertificate('mx.example.com')
    const world = await openMailInWorld()
    const { to } = await world.mailSomeone()
    expect(await sendSafely(world.ports.smtp, to, 'mx.example.com', ca)).toContain('STARTTLS')
  })

  test('takes a certificate that was renewed', async () => {
    makeCertificate('mx.example.com')
    const world = await openMailInWorld(FILES)
    const { to } = await world.mailSomeone()
    const renewed = makeCertificate('mx2.example.com')
    await expect
      .poll(() => sendSafely(world.ports.smtp, to, 'mx2.example.com', renewed))
      .toMatch(/^250/)
  })
})
