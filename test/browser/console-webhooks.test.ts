import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { type ReceiverAnswer, startReceiver } from '../util/webhook-receiver'
import { heading, nameField } from './connect-screens'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { press } from './setting-changes'
import { longTest } from './short-run'

const MESSAGE = 'A visitor or the business has written a message.'

let world: ConsoleWorld
let rest: Rest

const listen = async (answer?: ReceiverAnswer) => {
  const receiver = await startReceiver(answer)
  onTestFinished(() => receiver.close())
  return receiver
}

const open = (address: string) => world.openSignedIn(`#/${world.server.demo.appId}/${address}`)
const address = (page: Page) => page.getByRole('textbox', { name: 'Address' })
const event = (page: Page, name: string) => page.getByRole('checkbox', { name })
const attempts = (page: Page) =>
  page.getByRole('region', { name: 'Log of the webhook' }).getByRole('listitem')
const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate(node => node === document.activeElement)).toBe(true)
const check = async (page: Page) =>
  expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])

/** Lets the server do what is asked, and loses its answer. */
const loseAnswer = async (route: Route) => {
  if (route.request().method() !== 'POST') return route.fallback()
  await route.fetch()
  await route.abort()
}

/** Looks into the log until it has an attempt. */
const firstAttempt = async (page: Page) => {
  await press(page, 'Show log')
  await expect
    .poll(async () => {
      await press(page, 'Look again')
      return attempts(page).count()
    })
    .toBeGreaterThan(0)
  return attempts(page).first()
}

describe('In the console, a custom integration', () => {
  beforeAll(async () => {
    world = await openConsoleWorld({ PIPIT_WEBHOOK_PRIVATE: '1' })
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is made with its webhook, which gets a message with its secret, and logs it', async () => {
    const receiver = await listen()
    const page = await open('connect')
    await press(page, 'Your own programs')
    const offer = page.getByRole('region', { name: 'Custom integration' })
    await offer.getByRole('button', { name: 'Connect' }).click()
    await hasFocus(heading(page, 'Custom integration'))
    await press(page, 'Make integration')
    await page.getByText('Name must not be empty.').waitFor()
    await page.getByText('Address must not be empty.').waitFor()
    await hasFocus(nameField(page))
    await nameField(page).fill('Order bot')
    expect(await event(page, MESSAGE).isChecked()).toBe(true)
    await event(page, MESSAGE).uncheck()
    await address(page).fill('http://169.254.169.254/')
    await press(page, 'Make integration')
    await page.getByText('Choose at least one event.').waitFor()
    await event(page, MESSAGE).check()
    await press(page, 'Make integration')
    await page.getByText('The address is on a network that is not public.').waitFor()
    await hasFocus(address(page))
    await check(page)
    await address(page).fill(receiver.url)
    await press(page, 'Make integration')
    await page.getByText('“Order bot” is made.').waitFor()
    await hasFocus(heading(page, 'Order bot'))

    const shownSecret = page.getByRole('region', { name: 'Secret of the webhook' })
    const secret = await shownSecret.textContent()
    await page.getByText('Admins and owners can look at it here again.').waitFor()
    const guide = page.getByRole('link', { name: 'How to check the signature, too' })
    expect(await guide.getAttribute('href')).toBe('/guide/bots#check-a-signature')
    await world.visit('Do you deliver?')
    const [got] = await receiver.until(1)
    expect(got?.headers['x-api-key']).toBe(secret)
    expect(got?.event).toMatchObject({
      type: 'conversation:message',
      payload: { message: { content: { text: 'Do you deliver?' } } }
    })
    const attempt = await firstAttempt(page)
    for (const text of ['conversation:message', 'Accepted', 'Answer: 200', 'Attempt 1, ']) {
      await attempt.getByText(text).waitFor()
    }
    await check(page)
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    await page.getByRole('row', { name: 'Order bot' }).getByText('Custom').waitFor()
    await page.getByRole('link', { name: 'Order bot' }).click()
    await page.getByRole('button', { name: 'Show secret' }).waitFor()
    expect(await shownSecret.count()).toBe(0)
    await press(page, 'Show secret')
    expect(await shownSecret.textContent()).toBe(secret)
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    await page.getByRole('link', { name: 'New custom integration' }).click()
    await heading(page, 'Custom integration').waitFor()
  })

  test('tries its webhook with a test, shows body and answer, and sends it again', async () => {
    let status = 404
    const receiver = await listen((_got, reply) => {
      reply.writeHead(status).end('Thank you')
    })
    const { integration } = await rest<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Tried bot',
      webhooks: [{ target: receiver.url, triggers: ['conversation:referral'] }]
    })
    const page = await open(`integrations/${integration.id}`)
    await page.route('**/test', route => route.abort())
    await press(page, 'Send a test')
    await page.getByText('The server cannot be reached').first().waitFor()
    await page.unroute('**/test')
    await press(page, 'Send a test')
    const [tested] = await receiver.until(1)
    expect(tested?.event).toMatchObject({ type: 'conversation:referral', test: true })
    await page.getByText('Sent. The outcome is the newest attempt.').waitFor()
    await attempts(page).first().getByText('Given up').waitFor()

    await page.route('**/deliveries/*', route => route.abort())
    await press(page, 'Body and answer')
    await page.getByText('Body and answer could not be loaded.').waitFor()
    await page.unroute('**/deliveries/*')
    await press(page, 'Try again')
    const body = await page.getByRole('region', { name: 'Body' }).textContent()
    expect(JSON.parse(body ?? '')).toEqual(tested?.event)
    const answer = page.getByRole('region', { name: 'Answer', exact: true })
    expect(await answer.textContent()).toBe('Thank you')
    await check(page)

    status = 200
    await press(page, 'Send again')
    const [, second] = await receiver.until(2)
    expect(second?.text).toBe(tested?.text)
    await attempts(page).first().getByText('Accepted').waitFor()
    await page.getByText('Sent. The outcome is the newest attempt.').waitFor()

    const answerWith = (status: number) =>
      page.route('**/redeliver', route => route.fulfill({ status, json: { errors: [] } }))
    await answerWith(409)
    await press(page, 'Send again')
    await page.getByText('Its body is no longer kept').waitFor()
    await page.unroute('**/redeliver')
    await answerWith(429)
    await press(page, 'Send again')
    await page.getByText('That was sent often in a short time.').waitFor()
  })

  longTest(
    'keeps the older attempts that are shown, and the focus, when one of them is sent again',
    async () => {
      const receiver = await listen()
      const { integration } = await rest<{
        integration: { id: string; webhooks: { id: string }[] }
      }>('POST', '/integrations', {
        type: 'custom',
        displayName: 'Busy bot',
        webhooks: [{ target: receiver.url, triggers: ['conversation:message'] }]
      })
      const visitor = await world.visit('Message 1')
      for (let count = 2; count <= 27; count++) await visitor.write(`Message ${count}`)
      const log = `/integrations/${integration.id}/webhooks/${integration.webhooks[0]?.id}/deliveries`
      const read = () => rest<{ deliveries: object[] }>('GET', `${log}?page[size]=100`)
      await expect.poll(async () => (await read()).deliveries.length).toBe(27)

      const page = await open(`integrations/${integration.id}`)
      await press(page, 'Show log')
      await expect.poll(() => attempts(page).count()).toBe(25)
      const older = page.getByRole('button', { name: 'Show older attempts' })
      await older.press('Enter')
      await expect.poll(() => attempts(page).count()).toBe(27)
      await older.waitFor({ state: 'detached' })
      await hasFocus(page.getByRole('button', { name: 'Look again' }))

      await attempts(page).last().getByRole('button', { name: 'Body and answer' }).press('Enter')
      const again = page.getByRole('button', { name: 'Send again', exact: true })
      await again.press('Enter')
      await receiver.until(28)
      await expect.poll(() => attempts(page).count()).toBe(28)
      await page.getByText('Sent. The outcome is the newest attempt.').waitFor()
      await hasFocus(again)
    }
  )

  longTest('is made once, and each webhook of it, although the answers were lost', async () => {
    const page = await open('connect-custom')
    const noAnswer = page.getByText('The server cannot be reached.')
    await nameField(page).fill('Lost bot')
    await address(page).fill('https://first.example.com/')
    await page.route('**/integrations', loseAnswer)
    await press(page, 'Make integration')
    await noAnswer.waitFor()
    await page.unroute('**/integrations')
    await press(page, 'Make integration')
    await page.getByText('“Lost bot” is made.').waitFor()
    const { integrations } = await rest<{
      integrations: { displayName: string; webhooks: object[] }[]
    }>('GET', '/integrations?filter[types]=custom&page[size]=100')
    expect(integrations.filter(({ displayName }) => displayName === 'Lost bot')).toHaveLength(1)

    await press(page, 'Add webhook')
    await address(page).fill('https://second.example.com/')
    await page.route('**/webhooks', loseAnswer)
    await press(page, 'Save webhook')
    await noAnswer.waitFor()
    await page.unroute('**/webhooks')
    await press(page, 'Save webhook')
    await page.getByText('The webhook is there.').waitFor()
    const secrets = page.getByRole('region', { name: 'Secret of the webhook' })
    await expect.poll(() => secrets.count()).toBe(2)
    const heads = page
      .getByRole('region', { name: 'Its webhooks' })
      .getByRole('heading', { level: 3 })
    expect(await heads.allTextContents()).toEqual([
      'https://first.example.com/',
      'https://second.example.com/'
    ])
    await page.reload()
    await expect.poll(() => heads.count()).toBe(2)
  })

  longTest('has a webhook that keeps what somebody else changed while it was edited', async () => {
    const { integration } = await rest<{
      integration: { id: string; webhooks: { id: string }[] }
    }>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Shared bot',
      webhooks: [{ target: 'https://old.example.com/', triggers: ['conversation:message'] }]
    })
    const [webhook] = integration.webhooks
    const page = await open(`integrations/${integration.id}`)
    await press(page, 'Edit')
    const target = 'https://new.example.com/'
    await rest('PATCH', `/integrations/${integration.id}/webhooks/${webhook?.id}`, { target })
    await event(page, 'A conversation has begun.').check()
    await press(page, 'Save webhook')
    await page.getByText('The webhook is saved.').waitFor()
    await page.getByRole('heading', { name: target }).waitFor()
    await press(page, 'Edit')
    expect(await address(page).inputValue()).toBe(target)
    expect(await event(page, 'A conversation has begun.').isChecked()).toBe(true)
  })

  longTest('has webhooks, each of which is changed, and deleted after a question', async () => {
    const receiver = await listen(() => 404)
    const { integration } = await rest<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Bot',
      webhooks: [{ target: 'https://bot.example.com/', triggers: ['switchboard:passControl'] }]
    })
    const read = async () =>
      (await rest<{ webhooks: object[] }>('GET', `/integrations/${integration.id}/webhooks`))
        .webhooks
    const page = await open(`integrations/${integration.id}`)
    await press(page, 'Edit')
    await hasFocus(address(page))
    await page.getByText('switchboard:passControl', { exact: true }).last().waitFor()
    await address(page).fill(receiver.url)
    await event(page, 'A conversation has begun.').check()
    await event(page, 'Full user').check()
    await check(page)
    await press(page, 'Save webhook')
    await page.getByText('The webhook is saved.').waitFor()
    await page.getByRole('heading', { name: receiver.url }).waitFor()
    expect(await read()).toMatchObject([
      {
        target: receiver.url,
        triggers: ['switchboard:passControl', 'conversation:create'],
        includeFullUser: true,
        includeFullSource: false
      }
    ])

    await world.visit('Hello')
    await receiver.until(1)
    await page.route('**/deliveries*', route => route.abort())
    await press(page, 'Show log')
    await page.getByText('The log could not be loaded.').waitFor()
    await page.unroute('**/deliveries*')
    await press(page, 'Try again')
    await press(page, 'Hide log')
    const attempt = await firstAttempt(page)
    for (const text of ['Given up', 'Answer: 404']) await attempt.getByText(text).waitFor()

    await press(page, 'Add webhook')
    await address(page).fill('https://other.example.com/')
    await press(page, 'Save webhook')
    await page.getByRole('heading', { name: 'https://other.example.com/' }).waitFor()
    await page.getByText('The webhook is there. Its secret, which your program needs,').waitFor()
    expect(await page.getByRole('region', { name: 'Secret of the webhook' }).count()).toBe(1)
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(async () => (await read()).length).toBe(left)
      await hasFocus(page.getByRole('button', { name: 'Add webhook' }))
    }
    await page.getByText('The webhook is deleted.').waitFor()
    await page.getByText('It has no webhook, and learns of nothing.').waitFor()
  })
})
