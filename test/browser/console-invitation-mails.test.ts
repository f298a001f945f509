import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type SmtpStub, startSmtpStub } from '../util/mail'
import { restAt } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { longTest } from './short-run'

let world: ConsoleWorld
let smtp: SmtpStub

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' })

const openTeam = async () => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
  await invitations(page).waitFor()
  return page
}

/** Invites somebody by the keyboard. */
const invite = async (page: Page, email: string) => {
  await invitations(page).getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
}

describe('An invitation', () => {
  beforeAll(async () => {
    smtp = await startSmtpStub()
    world = await openConsoleWorld({
      PIPIT_SMTP_URL: smtp.url,
      PIPIT_MAIL_FROM: 'hello@pipit.example'
    })
  })
  afterAll(async () => {
    await world.close()
    await smtp.close()
  })

  test('goes to an address, too, lets its reader join, and says what became of the mail', async () => {
    const owner = await openTeam()
    await invite(owner, 'ben@example.com')
    const link = owner.getByRole('region', { name: 'Link of the invitation' })
    await link.waitFor()
    await invitations(owner).getByText('The mail to ben@example.com is sent.').waitFor()
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
    const [mail] = await smtp.until(1)
    const [address = ''] = /http:\S+#\/join\/[\w-]+/.exec(mail!.text) ?? []
    expect(address).toBe(await link.textContent())

    const ben = await world.open()
    await ben.goto(address)
    await ben.getByLabel('E-mail').fill('ben@example.com')
    await ben.getByLabel('Password').fill('correct horse')
    await button(ben, 'Join').click()
    await ben.getByRole('heading', { name: 'No conversations yet' }).waitFor()
  })

  longTest('is refused at its field for what is no address, and for that of a member', async () => {
    const owner = await openTeam()
    const field = invitations(owner).getByLabel('E-mail')
    await invite(owner, 'no address')
    await owner.getByText('Write an e-mail address').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await invite(owner, world.server.demo.signIn.email)
    await owner.getByText('Someone signs in with this e-mail already.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
  })

  longTest('is refused in the words of an app that is gone, and not at the address', async () => {
    const { url, accountKey } = world.server
    const account = restAt(`${url}/v2`, accountKey)
    const made = await account<{ app: { id: string } }>('POST', '/apps', { displayName: 'Fair' })
    const owner = await openTeam()
    await invitations(owner).getByRole('checkbox', { name: 'Fair' }).check()
    await account('DELETE', `/apps/${made.app.id}`)
    await invite(owner, 'finn@example.com')
    await owner.getByText('This app is not there any more').waitFor()
    const field = invitations(owner).getByLabel('E-mail')
    expect(await field.getAttribute('aria-invalid')).toBe(null)
  })

  longTest('is made once, and mailed once, although the answer was lost', async () => {
    const owner = await openTeam()
    const sent = invitations(owner).getByText('The mail to cleo@example.com is sent.')
    await owner.route('**/team/invitations', async route => {
      await route.fetch()
      await route.abort()
    })
    await invite(owner, 'cleo@example.com')
    await owner.getByText('The server cannot be reached.').waitFor()
    await sent.waitFor()
    await owner.unroute('**/team/invitations')
    await invite(owner, 'cleo@example.com')
    await expect.poll(() => invitations(owner).getByLabel('E-mail').inputValue()).toBe('')
    await sent.waitFor()
    expect(await invitations(owner).getByText('cleo@example.com').count()).toBe(1)
    expect(await owner.getByRole('region', { name: 'Link of the invitation' }).count()).toBe(0)
  })

  longTest(
    'whose mail is on its way leaves the focus at Try again while the server is away',
    async () => {
      const owner = await openTeam()
      let release = () => {}
      const held = new Promise<undefined>(resolve => {
        release = () => resolve(undefined)
      })
      smtp.answer(command => (command === 'RCPT' ? held : undefined))
      onTestFinished(() => {
        smtp.answer(() => undefined)
        release()
      })
      await invite(owner, 'dana@example.com')
      await invitations(owner).getByText('A mail to dana@example.com is on its way.').waitFor()
      let asked = 0
      await owner.route('**/console/api/team', route => {
        asked++
        return route.abort()
      })
      const again = button(owner, 'Try again')
      await again.focus()
      const before = asked
      await expect.poll(() => asked).toBeGreaterThan(before + 1)
      expect(await isFocused(again)).toBe(true)
      await owner.unroute('**/console/api/team')
      await again.waitFor({ state: 'detached' })
    }
  )

  longTest('says that a mail was refused', async () => {
    const owner = await openTeam()
    smtp.answer(command => (command === 'RCPT' ? '550 no such mailbox' : undefined))
    await invite(owner, 'nobody@example.com')
    await owner.getByText('The mail to nobody@example.com could not be sent.').waitFor()
    smtp.answer(() => undefined)
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
  })
})
