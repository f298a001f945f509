import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const ADDRESS = 'ada@example.com'

let world: ChatWorld
let ids: Record<'mailgun' | 'telegram', string>

const addChannel = async (fields: { type: string; [name: string]: string }) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    fields
  )
  return integration.id
}

beforeAll(async () => {
  world = await openChatWorld()
  ids = {
    mailgun: await addChannel({ type: 'mailgun', fromAddress: 'hello@shop.example' }),
    telegram: await addChannel({ type: 'telegram', token: 'secret', username: 'shop_bot' })
  }
})
afterAll(() => world.close())

/** A visitor before the screens of channels, with what the business knows of them. */
const visit = async () => {
  const visitor = await world.visit()
  await visitor.open()
  const { chat } = visitor
  const clients = async () => {
    const { participants } = await world.rest<{ participants: { userId: string }[] }>(
      'GET',
      `/conversations/${await visitor.conversationId()}/participants`
    )
    const path = `/users/${participants[0]!.userId}/clients`
    const answer = await world.rest<{ clients: { id: string; type: string; status: string }[] }>(
      'GET',
      path
    )
    return { path, clients: answer.clients }
  }
  return {
    ...visitor,
    clients,
    screen: chat.locator('.channel'),
    button: (name: string) => chat.getByRole('button', { name, exact: true }),
    openChannel: (name: string) =>
      chat.locator('.introduction').getByRole('button', { name }).click()
  }
}

test('an e-mail address is linked, known to the business, and ended again', async () => {
  const { chat, clients, screen, button, openChannel, page } = await visit()
  await openChannel('E-mail')
  await screen.getByText('hello@shop.example').waitFor()
  const field = chat.getByLabel('Your e-mail address')
  await field.fill(ADDRESS)
  await button('Continue').click()
  await screen.getByText(`Connected as ${ADDRESS}`).waitFor()
  const known = (await clients()).clients
  expect(known).toMatchObject([
    { type: 'sdk' },
    { type: 'mailgun', status: 'active', integrationId: ids.mailgun, externalId: ADDRESS }
  ])

  const told = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await button('Disconnect').click()
  expect((await told).status()).toBe(200)
  await field.waitFor()
  expect((await clients()).clients).toHaveLength(1)
})

test('a code leads into Telegram until the business ends the link', async () => {
  const { chat, clients, screen, button, openChannel } = await visit()
  await openChannel('Telegram')
  const way = chat.getByRole('link', { name: 'Open Telegram' })
  await way.waitFor()
  const code = await screen.locator('b').textContent()
  expect(await way.getAttribute('href')).toBe(`https://t.me/shop_bot?start=${code}`)

  const { path, clients: known } = await clients()
  const link = known.find(({ type }) => type === 'telegram')!
  expect(link.status).toBe('pending')
  await world.rest('DELETE', `${path}/${link.id}`)
  await button('Try again').click()
  await way.waitFor()
  expect(await screen.locator('b').textContent()).not.toBe(code)
})

test('a linked channel is still linked on the next page', async () => {
  const { chat, screen, button, openChannel, page, open } = await visit()
  await openChannel('E-mail')
  await chat.getByLabel('Your e-mail address').fill(ADDRESS)
  await button('Continue').click()
  await screen.getByText(`Connected as ${ADDRESS}`).waitFor()
  await page.reload()
  await open()
  await button('Settings').click()
  await expect
    .poll(() => chat.getByRole('button', { name: /^E-mail/ }).textContent())
    .toBe(`E-mailConnected as ${ADDRESS}`)
})
