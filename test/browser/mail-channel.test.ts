import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpStub, startSmtpStub } from '../util/mail'
import { openChatWorld, type ChatWorld } from './chat-world'

const ADDRESS = 'ada@example.com'

let world: ChatWorld
let smtp: SmtpStub

describe('E-mail in the messenger of a server that sends mails', () => {
  beforeAll(async () => {
    smtp = await startSmtpStub()
    world = await openChatWorld({
      PIPIT_SMTP_URL: smtp.url,
      PIPIT_MAIL_FROM: 'hello@pipit.example',
      PIPIT_MAIL_DELAY_S: '2'
    })
    await world.rest('POST', '/integrations', {
      type: 'mailgun',
      fromAddress: 'hello@shop.example'
    })
  })
  afterAll(async () => {
    await world.close()
    await smtp.close()
  })

  test('is pending until its owner presses the button of the mail, and then brings an answer that was missed', async () => {
    const visitor = await world.converse('Where is my parcel?')
    const { chat, page } = visitor
    const screen = chat.locator('.channel')
    await chat.locator('.introduction').getByRole('button', { name: 'E-mail' }).click()
    await chat.getByLabel('Your e-mail address').fill(ADDRESS)
    await chat.getByRole('button', { name: 'Continue', exact: true }).click()
    await screen
      .getByText(`We sent a message to ${ADDRESS}. Confirm the address there to be connected.`)
      .waitFor()

    const [asking] = await smtp.until(1)
    const [link = ''] = /http:\S+\/mail\/confirm\/\w+/.exec(asking!.text) ?? []
    const mailPage = await page.context().newPage()
    await mailPage.goto(link)
    await mailPage.getByRole('button', { name: 'Confirm the address' }).click()
    await mailPage.getByText('The address is confirmed.').waitFor()
    await screen.getByText(`Connected as ${ADDRESS}`).waitFor()

    await mailPage.close()
    await page.close()
    await world.say(visitor.id, 'It is here.')
    const [, mail] = await smtp.until(2)
    expect(mail!.text).toContain('It is here.')
    expect(mail!.text).toContain(`${world.url}/demo/`)
  })
})
