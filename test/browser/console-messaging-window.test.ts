import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSENGER_ACCOUNT, startMessenger } from '../channels/messenger'
import {
  BUSINESS_ID,
  startWhatsApp,
  WHATSAPP_ACCOUNT,
  type WhatsApp,
  type WhatsAppPerson
} from '../channels/whatsapp'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { press } from './setting-changes'
import { longTest } from './short-run'

const ANN = { name: 'Ann Lee', number: '447700900201' }
const BEN = { name: 'Ben Fox', number: '447700900202' }
const HOUR_SECONDS = 3_600

let world: ConsoleWorld
let whatsapp: WhatsApp
let messenger: Awaited<ReturnType<typeof startMessenger>>
let rest: Rest
let path: string

/** Lets a person write some hours ago. */
const sayHoursAgo = (hours: number, body: string, person: WhatsAppPerson = ANN) => {
  const seconds = Math.floor(Date.now() / 1_000) - hours * HOUR_SECONDS
  return whatsapp.send(person, { type: 'text', text: { body }, timestamp: String(seconds) })
}

describe('In the console, the 24 hours of WhatsApp', () => {
  beforeAll(async () => {
    whatsapp = await startWhatsApp()
    messenger = await startMessenger()
    world = await openConsoleWorld({
      PIPIT_UPSTREAM_WHATSAPP: whatsapp.url,
      PIPIT_UPSTREAM_MESSENGER: messenger.url
    })
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    const account = { type: 'whatsapp', ...WHATSAPP_ACCOUNT }
    const made = await rest<{ integration: { id: string } }>('POST', '/integrations', account)
    path = `/integrations/${made.integration.id}`
    await whatsapp.until(() => whatsapp.webhook() !== undefined)
  })
  afterAll(async () => {
    await world.close()
    await whatsapp.close()
    await messenger.close()
  })

  test('are over a day after the person has written, and begin again with the next message', async () => {
    await sayHoursAgo(25, 'Do you bake rye?')
    const page = await world.openSignedIn('')
    await page.getByRole('link', { name: /Do you bake rye/ }).click()
    const over = page.getByText('It refuses what you write now, until the person writes there')
    await over.waitFor()
    await page.getByPlaceholder('Write a reply').fill('On Fridays')
    await press(page, 'Send')
    await page.getByText('not delivered: (#131047) Re-engagement message').waitFor()

    await sayHoursAgo(0, 'Hello?')
    await page.getByText('WhatsApp takes your replies until').waitFor()
    await over.waitFor({ state: 'detached' })
    await page.getByPlaceholder('Write a reply').fill('On Fridays!')
    await press(page, 'Send')
    const isAnswer = ({ text }: (typeof whatsapp.sent)[number]) => text?.body === 'On Fridays!'
    await whatsapp.until(() => whatsapp.sent.some(isAnswer))

    const delivered = page.getByRole('log').getByText(/^Delivered/)
    expect(await delivered.count()).toBe(0)
    await whatsapp.report(whatsapp.sent.find(isAnswer)!, 'delivered')
    await delivered.waitFor()
  })

  test('leave a template to send afterwards, which is chosen, filled in and looked at first', async () => {
    await sayHoursAgo(49, 'Where is my order?', BEN)
    const page = await world.openSignedIn('')
    await page.getByRole('link', { name: /Where is my order/ }).click()
    await press(page, 'Send a template')
    const dialog = page.getByRole('dialog', { name: 'Template for WhatsApp' })
    await dialog.getByText('The business account of WhatsApp is not known.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await rest('PATCH', path, { businessAccountId: BUSINESS_ID })
    whatsapp.state.failing = 503
    await press(page, 'Send a template')
    await dialog.getByText('The templates could not be loaded from WhatsApp.').waitFor()
    whatsapp.state.failing = 0
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const choice = dialog.getByLabel('Template', { exact: true })
    await choice.waitFor()
    expect(await choice.locator('option').allTextContents()).toEqual([
      'order_on_its_way (en_GB)',
      'we_are_back (de)'
    ])
    await dialog.getByLabel('In the heading: 1').fill('17')
    await dialog.getByLabel('In the text: 1').fill('Ann')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByText('In the text: 2 must not be empty.').waitFor()
    await dialog.getByLabel('In the text: 2').fill('Friday')
    await dialog.getByLabel('In the address of “Follow it”: 1').fill('17')
    const preview = dialog.getByRole('region', { name: 'Preview' })
    const text = 'Order 17\nHello Ann, your order comes on Friday.\nThe Corner Shop'
    expect(await preview.locator('.bubble').textContent()).toBe(text)
    await preview.getByText('Buttons: Thank you · Follow it').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await whatsapp.until(() => whatsapp.sent.some(({ type }) => type === 'template'))
    await page.getByRole('log').getByText('your order comes on Friday').waitFor()
  })

  longTest('are those of Messenger too, and seven days where people answer', async () => {
    const account = { type: 'messenger', ...MESSENGER_ACCOUNT }
    const made = await rest<{ integration: { id: string } }>('POST', '/integrations', account)
    await messenger.until(() => messenger.webhook() !== undefined)
    await messenger.happen(
      { id: '7426890134127801', name: 'Cy Day' },
      {
        message: { mid: 'm_late', text: 'Do you bake oats?' },
        timestamp: Date.now() - 25 * HOUR_SECONDS * 1_000
      }
    )
    const page = await world.openSignedIn('')
    await page.getByRole('link', { name: /Do you bake oats/ }).click()
    await page.getByText('Messenger took your replies until').waitFor()
    await page.getByPlaceholder('Write a reply').fill('On Mondays')
    await press(page, 'Send')
    await page.getByText('not delivered: (#10) This message is sent outside').waitFor()
    expect(await page.getByRole('button', { name: 'Send a template' }).count()).toBe(0)

    await rest('PATCH', `/integrations/${made.integration.id}`, { humanAgent: true })
    await page.reload()
    await page.getByText('Messenger takes your replies until').waitFor()
    await page.getByPlaceholder('Write a reply').fill('On Mondays!')
    await press(page, 'Send')
    await messenger.until(() => messenger.sent.length > 0)
    expect(messenger.sent).toMatchObject([{ message: { text: 'On Mondays!' }, tag: 'HUMAN_AGENT' }])
  })

  longTest('are not spoken of in a conversation of the messenger', async () => {
    await world.visit('Only here')
    const page = await world.openSignedIn('')
    const listed = page.waitForResponse(answer => answer.url().includes('/clients?'))
    await page.getByRole('link', { name: /Only here/ }).click()
    await (await listed).finished()
    await page.getByRole('log').getByText('Only here').waitFor()
    expect(await page.getByText(/your replies/).count()).toBe(0)
  })
})
