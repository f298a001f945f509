import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWhatsApp, WHATSAPP_ACCOUNT, type WhatsApp } from '../channels/whatsapp'
import { restAt } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { press } from './setting-changes'

const ANN = { name: 'Ann Lee', number: '447700900201', userId: 'GB.13491208655302741918' }
const HOUR_SECONDS = 3_600

let world: ConsoleWorld
let whatsapp: WhatsApp

/** Lets Ann write some hours ago. */
const sayHoursAgo = (hours: number, body: string) => {
  const seconds = Math.floor(Date.now() / 1_000) - hours * HOUR_SECONDS
  return whatsapp.send(ANN, { type: 'text', text: { body }, timestamp: String(seconds) })
}

describe('In the console, the 24 hours of WhatsApp', () => {
  beforeAll(async () => {
    whatsapp = await startWhatsApp()
    world = await openConsoleWorld({ PIPIT_UPSTREAM_WHATSAPP: whatsapp.url })
    const { url, demo, accountKey } = world.server
    const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    await rest('POST', '/integrations', { type: 'whatsapp', ...WHATSAPP_ACCOUNT })
    await whatsapp.until(() => whatsapp.webhook() !== undefined)
  })
  afterAll(async () => {
    await world.close()
    await whatsapp.close()
  })

  test('are over a day after the person has written, and begin again with the next message', async () => {
    await sayHoursAgo(25, 'Do you bake rye?')
    const page = await world.openSignedIn('')
    await page.getByRole('link', { name: /Do you bake rye/ }).click()
    const over = page.getByText('It refuses what you write now, until the person writes there')
    await over.waitFor()
    whatsapp.state.refusing = { code: 131_047, message: '(#131047) Re-engagement message' }
    await page.getByPlaceholder('Write a reply').fill('On Fridays')
    await press(page, 'Send')
    await page.getByText('not delivered: (#131047) Re-engagement message').waitFor()

    await sayHoursAgo(0, 'Hello?')
    await page.getByText('WhatsApp takes your replies until').waitFor()
    await over.waitFor({ state: 'detached' })
    await page.getByPlaceholder('Write a reply').fill('On Fridays!')
    await press(page, 'Send')
    await whatsapp.until(() => whatsapp.sent.length === 1)
  })

  test('are not spoken of in a conversation of the messenger', async () => {
    await world.visit('Only here')
    const page = await world.openSignedIn('')
    const listed = page.waitForResponse(answer => answer.url().includes('/clients?'))
    await page.getByRole('link', { name: /Only here/ }).click()
    await (await listed).finished()
    await page.getByRole('log').getByText('Only here').waitFor()
    expect(await page.getByText(/your replies/).count()).toBe(0)
  })
})
