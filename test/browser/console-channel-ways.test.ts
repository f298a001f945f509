import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChannelUpstream } from '../server/channels/channel-world'
import { startLineUpstream } from '../server/channels/line-upstream'
import { startMessengerUpstream } from '../server/channels/messenger-upstream'
import { startWhatsAppUpstream } from '../server/channels/whatsapp-upstream'
import { facts, openChannelForm, shownAddress } from './channel-steps'
import { heading } from './connect-screens'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { field, press } from './setting-changes'

/** Labels of the fields, by the names that the server has for them. */
const LABELS: Record<string, string> = {
  phoneNumberId: 'Id of the phone number',
  accessToken: 'Access token',
  appSecret: 'App secret',
  verifyToken: 'Verify token',
  appId: 'Id of the app',
  pageAccessToken: 'Access token of the page',
  channelAccessToken: 'Channel access token',
  channelSecret: 'Channel secret'
}
const SHOWN = ['phoneNumberId', 'appId']

const SERVICES: [string, () => Promise<ChannelUpstream>][] = [
  ['WhatsApp', startWhatsAppUpstream],
  ['Messenger', () => startMessengerUpstream()],
  ['Instagram', () => startMessengerUpstream('instagram')],
  ['LINE', startLineUpstream]
]

let world: ConsoleWorld
const upstreams = new Map<string, ChannelUpstream>()

describe('In the console, an account', () => {
  beforeAll(async () => {
    for (const [service, start] of SERVICES) upstreams.set(service, await start())
    const env = Object.assign({}, ...[...upstreams.values()].map(({ env }) => env))
    world = await openConsoleWorld(env)
  })
  afterAll(async () => {
    await world.close()
    await Promise.all([...upstreams.values()].map(upstream => upstream.close()))
  })

  test.each(SERVICES)(
    'at %s is asked about, connected, and its secrets are not shown',
    async service => {
      const { fields, wrong, accountName = 'Shop', address } = upstreams.get(service)!
      const page = await world.openSignedIn('')
      const fill = async (values: object) => {
        for (const [name, value] of Object.entries(values)) {
          await field(page, LABELS[name]!).fill(value)
        }
      }
      await openChannelForm(page, service)
      await fill({ ...fields, ...wrong })
      await press(page, 'Connect')
      await page.getByText(`${service} does not accept this account: `).waitFor()
      for (const [name, value] of Object.entries({ ...fields, ...wrong })) {
        expect(await field(page, LABELS[name]!).inputValue()).toBe(value)
      }

      await fill(fields)
      await press(page, 'Connect')
      await heading(page, service).waitFor()
      await expect
        .poll(() => facts(page))
        .toMatchObject({ Account: accountName, Connection: 'Connected' })
      expect(await shownAddress(page)).toBe(address())
      for (const [name, value] of Object.entries(fields)) {
        const shown = await field(page, LABELS[name]!).inputValue()
        expect(shown).toBe(SHOWN.includes(name) ? value : '')
      }
      const permission = page.getByLabel('The app has Meta’s permission “Human Agent”')
      const isAtMeta = service === 'Messenger' || service === 'Instagram'
      expect(await permission.count()).toBe(isAtMeta ? 1 : 0)
      if (!isAtMeta) return
      await permission.click()
      await expect.poll(() => permission.isChecked()).toBe(true)
      await page.reload()
      await heading(page, service).waitFor()
      expect(await permission.isChecked()).toBe(true)
      await permission.click()
      await expect.poll(() => permission.isChecked()).toBe(false)
    }
  )
})
