import { createTransport } from 'nodemailer'
import { describe, expect, vi } from 'vitest'
import { longTest } from '../../browser/short-run'
import { openMailInWorld } from './mail-in-world'
import { checksWith, ELSEWHERE, REJECT } from './sender-checks'

/** Longer than a mail waits for DNS. */
const LOADING_MS = 3_500

vi.mock('mailauth', importOriginal => {
  // As a busy machine that loads it: nothing else goes on meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOADING_MS)
  return importOriginal()
})

describe('The first mail from the internet', () => {
  longTest('is checked, however long the checks take to load', async () => {
    const world = await openMailInWorld({}, checksWith({ ...ELSEWHERE, ...REJECT }))
    const { to, conversationId } = await world.mailSomeone()
    const mail = { from: 'ann@bank.example', to, text: 'Yes, please.' }
    const sending = createTransport({ host: '127.0.0.1', port: world.ports.smtp }).sendMail(mail)
    await expect(sending).rejects.toMatchObject({
      response: expect.stringMatching(/^550 5\.7\.1 /)
    })
    expect(await world.messages(conversationId)).toHaveLength(1)
  })
})
