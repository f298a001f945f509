import { generateKeyPairSync } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { openMailInWorld } from './mail-in-world'
import { checksWith, ELSEWHERE, HERE, REJECT, type Zone } from './sender-checks'
import { longTest } from '../../browser/short-run'

const makeSignature = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    dkim: {
      domainName: 'bank.example',
      keySelector: 'main',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    },
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
  }
}

const openWorld = async (zone: Zone) => {
  const world = await openMailInWorld({}, checksWith(zone))
  const { to, conversationId } = await world.mailSomeone()
  const send = (mail: object = {}, dkim?: object) =>
    createTransport({ host: '127.0.0.1', port: world.ports.smtp, ...(dkim && { dkim }) })
      .sendMail({ from: 'ann@bank.example', to, text: 'Yes, please.', ...mail })
      .then(({ response }) => response)
      .catch(({ response }: { response?: string }) => response)
  return {
    to,
    send,
    deliver: () => world.deliver({ from: 'ann@bank.example', to, text: 'Yes, please.' }),
    count: async () => (await world.messages(conversationId)).length,
    readOriginal: async () => {
      const url = (await world.messages(conversationId)).at(-1).originalMail as string
      return (await world.fetchFile(url)).bytes.toString()
    }
  }
}

describe('The sender of a mail from the internet', () => {
  test.each<[string, Zone]>([
    ['passes SPF', { ...HERE, ...REJECT }],
    ['has no policy', ELSEWHERE],
    ['has the policy none', { ...ELSEWHERE, '_dmarc.bank.example': 'v=DMARC1; p=none' }],
    [
      'has the policy quarantine',
      { ...ELSEWHERE, '_dmarc.bank.example': 'v=DMARC1; p=quarantine' }
    ],
    ['has a policy that cannot be read now', { ...ELSEWHERE, '_dmarc.bank.example': 'broken' }],
    ['has machines that cannot be read now', { 'bank.example': 'broken', ...REJECT }]
  ])('is taken when it %s', async (_, zone) => {
    const world = await openWorld(zone)
    expect(await world.send()).toMatch(/^250/)
    expect(await world.count()).toBe(2)
    expect(await world.readOriginal()).toMatch(
      /^Received-SPF: (.|\r\n\s)+\r\nAuthentication-Results: reply\.example\.com;(.|\r\n\s)+dmarc=/
    )
  })

  test('is refused where its domain says so, and nothing is kept', async () => {
    const world = await openWorld({ ...ELSEWHERE, ...REJECT })
    expect(await world.send()).toMatch(/^550 5\.7\.1 /)
    expect(await world.count()).toBe(1)
  })

  test('is not checked when a mail server of the business hands the mail on by LMTP', async () => {
    const world = await openWorld({ ...ELSEWHERE, ...REJECT })
    expect(await world.deliver()).toMatch(/^250/)
    expect(await world.count()).toBe(2)
  })

  test('is taken when the domain has signed the mail, and refused when another key has', async () => {
    const { dkim, record } = makeSignature()
    const world = await openWorld({
      ...ELSEWHERE,
      ...REJECT,
      'main._domainkey.bank.example': record
    })
    expect(await world.send({}, dkim)).toMatch(/^250/)
    expect(await world.readOriginal()).toContain('dkim=pass')
    expect(await world.send({ text: 'No.' }, makeSignature().dkim)).toMatch(/^550 5\.7\.1 /)
    expect(await world.count()).toBe(2)
  })

  test('is not saved by another domain that answers nothing', async () => {
    const world = await openWorld({ ...ELSEWHERE, ...REJECT, 'other.example': 'broken' })
    const envelope = { from: 'eve@other.example', to: world.to }
    expect(await world.send({ envelope })).toMatch(/^550 5\.7\.1 /)
  })

  longTest('is taken when DNS says nothing for three seconds', async () => {
    const world = await openWorld({ 'bank.example': 'silent', ...REJECT })
    const began = Date.now()
    expect(await world.send()).toMatch(/^250/)
    expect(Date.now() - began).toBeGreaterThan(2_900)
    expect(await world.count()).toBe(2)
  })

  test('is refused with two of them, or with more signatures than a mail has', async () => {
    const world = await openWorld({})
    const raw = (fields: string) => ({ raw: `${fields}\r\nSubject: Hi\r\n\r\nYes.\r\n` })
    const from = 'From: ann@bank.example'
    expect(await world.send(raw(`${from}\r\nFrom: eve@other.example`))).toMatch(/^550 5\.7\.1 /)
    const signed = 'DKIM-Signature: v=1; d=bank.example; s=main\r\n'.repeat(11)
    expect(await world.send(raw(`${signed}${from}`))).toMatch(/^550 5\.7\.1 /)
    expect(await world.count()).toBe(1)
  })
})
