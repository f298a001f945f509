import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { heading, nameField } from './connect-screens'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { enter, escape, goTo, hasFocus, retype } from './seen-walk'
import { field } from './setting-changes'

let world: ConsoleWorld
let rest: Rest

describe('The console, by keyboard alone,', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('connects a messenger, changes its settings, and takes them back', async () => {
    const page = await world.open()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const control = (name: string) => page.getByRole('switch', { name, exact: true })

    await hasFocus(field(page, 'E-mail'))
    await page.keyboard.type(world.server.demo.signIn.email)
    await goTo(page, field(page, 'Password'))
    await page.keyboard.type(world.server.demo.signIn.password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Account: / }).waitFor()

    await enter(page, link('Connect Integrations'))
    await hasFocus(heading(page, 'Connect Integrations'))
    await enter(page, button('Customer Channels'))
    const offer = page.getByRole('region', { name: 'Web Messenger', exact: true })
    await enter(page, offer.getByRole('button', { name: 'Connect' }))
    await hasFocus(heading(page, 'Web Messenger'))
    await goTo(page, nameField(page))
    await page.keyboard.type('By keyboard')
    await goTo(page, page.getByRole('radio', { name: 'Script Tag' }))
    await page.keyboard.press('Space')
    await page.getByRole('region', { name: 'Snippet' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('region', { name: 'Module' }).waitFor()
    await page.keyboard.press('ArrowUp')
    const snippet = page.getByRole('region', { name: 'Snippet' })
    const id = /integrationId: '(\w+)'/.exec((await snippet.textContent()) ?? '')?.[1] ?? ''
    await goTo(page, snippet)
    await enter(page, button('Confirm Integration'))
    await page.getByText('Confirmed: the server has it.').waitFor()
    await enter(page, button('Save changes'))
    await page.getByText('“By keyboard” is saved.').waitFor()
    await hasFocus(heading(page, 'Integrations'))

    await enter(page, link('By keyboard'))
    await hasFocus(heading(page, 'By keyboard'))
    await enter(page, link('Settings of the messenger'))
    await hasFocus(heading(page, 'Settings of the messenger'))
    const read = async () =>
      (await rest<{ integration: Record<string, unknown> }>('GET', `/integrations/${id}`))
        .integration
    const before = await read()

    await goTo(page, field(page, 'Brand colour'))
    await retype(page, 'ffd400')
    await enter(page, link('Before the chat'), 'Shift+Tab')
    await hasFocus(page.getByRole('heading', { name: 'Before the chat' }))
    await goTo(page, control('Prechat form'))
    await page.keyboard.press('Space')
    await enter(page, button('Ask your own questions'))
    const labelOf = (number: number) =>
      page
        .getByRole('region', { name: `Question ${number}`, exact: true })
        .getByLabel('Label', { exact: true })
    await hasFocus(labelOf(1))
    await enter(page, button('Add question: Text'))
    await hasFocus(labelOf(3))
    await page.keyboard.type('Your order')
    await enter(page, button('Move Your order up'), 'Shift+Tab')
    await page.getByText('Your order is number 2 of 3.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Your order is number 1 of 3.').waitFor()
    await hasFocus(button('Move Your order up'))

    await enter(page, button('Save changes'))
    await page.getByText('Saved: 3 changes.').waitFor()
    expect(await read()).toMatchObject({
      brandColor: 'ffd400',
      prechatCapture: {
        enabled: true,
        fields: [{ label: 'Your order' }, { label: 'Your name' }, { type: 'email' }]
      }
    })
    await hasFocus(button('Save changes'))
    await enter(page, button('Undo'), 'Shift+Tab')
    await page.getByText('The former settings are back.').waitFor()
    await hasFocus(button('Save changes'))
    expect(await read()).toMatchObject({
      brandColor: before['brandColor'],
      prechatCapture: before['prechatCapture']
    })
  })

  test('leaves windows and menus by Escape, which gives the focus back', async () => {
    const page = await world.openSignedIn('')
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    for (const name of [/^App: /, /^Account: /]) {
      await enter(page, button(name))
      await escape(page, page.getByRole('menu'), button(name))
    }
    const { demo } = world.server
    await page.evaluate(
      address => (location.hash = address),
      `#/${demo.appId}/settings/${demo.integrationId}`
    )
    await hasFocus(heading(page, 'Settings of the messenger'))
    await goTo(page, field(page, 'Width of the button'))
    await retype(page, '64')
    const inbox = page.getByRole('link', { name: 'Inbox' })
    await enter(page, inbox, 'Shift+Tab')
    await escape(page, page.getByRole('alertdialog'), inbox)
    await enter(page, button('Discard'))
    await hasFocus(button('Save changes'))
    expect(await field(page, 'Width of the button').inputValue()).not.toBe('64')
  })
})
