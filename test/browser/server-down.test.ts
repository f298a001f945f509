import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { openHasty } from './short-delays'

let world: ChatWorld

/** A page of another origin, which stays available without the server. */
const serve = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  return site.url
}

/** Calls `init` as a page does, and returns its error. */
const init = (page: Page, integrationId = world.server.demo.integrationId) =>
  page.evaluate(
    integrationId =>
      (window as any).Pipit.init({ integrationId }).then(
        () => 'ready',
        ({ code, message }: { code: string; message: string }) => ({ code, message })
      ),
    integrationId
  )

describe('The messenger without its server', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterEach(() => world.network.setDown(false))
  afterAll(() => world.close())

  test('reports that the script could not be loaded, and can be started again', async () => {
    const url = await serve(await pageWithSnippet(world, { starts: false }))
    world.network.setDown(true)
    const { page, launcher } = await world.visit({ url })
    const { integrationId } = world.server.demo
    expect(await init(page)).toEqual({
      code: 'load-failed',
      message: `${world.url}/web/${integrationId}/loader.json`
    })
    world.network.setDown(false)
    expect(await init(page)).toBe('ready')
    expect(await launcher.isVisible()).toBe(true)
  })

  test('leaves no global for a script tag, whose page goes on behind an if', async () => {
    const { integrationId } = world.server.demo
    const url = await serve(`<!doctype html><title>A shop</title>
      <script src="${world.url}/cdn/5/pipit.js"></script>
      <script>
        if (window.Pipit) Pipit.init({ integrationId: '${integrationId}' })
        var wentOn = true
      </script>`)
    world.network.setDown(true)
    const { page } = await world.visit({ url })
    expect(await page.evaluate('["Pipit" in window, wentOn]')).toEqual([false, true])
  })

  test('reports that the server cannot be reached, and can be started again', async () => {
    const { page, launcher } = await world.visit({
      url: await serve(pageWithScript(world, { starts: false }))
    })
    world.network.setDown(true)
    const { integrationId } = world.server.demo
    expect(await init(page)).toEqual({
      code: 'network',
      message: `Could not reach ${world.url}/sdk/v1/integrations/${integrationId}/config?locale=,en.`
    })
    world.network.setDown(false)
    expect(await init(page)).toBe('ready')
    expect(await launcher.isVisible()).toBe(true)
  })

  const UNKNOWN = '0123456789abcdef01234567'

  test.each([
    ['a script tag', async () => pageWithScript(world, { starts: false })],
    [
      'the snippet',
      async () =>
        (await pageWithSnippet(world, { starts: false })).replaceAll(
          world.server.demo.integrationId,
          UNKNOWN
        )
    ]
  ])('reports an unknown integration by %s', async (_, html) => {
    const { page } = await world.visit({ url: await serve(await html()) })
    expect(await init(page, UNKNOWN)).toEqual({
      code: 'integration-not-found',
      message: `There is no web integration ${UNKNOWN} on this server.`
    })
    expect(await init(page)).toBe('ready')
  })

  test('shows that a message waits, and sends it when the server is back', async () => {
    const visitor = await world.converse('Before', { context: await openHasty(world.browser) })
    await world.server.kill()
    await visitor.write('Meanwhile')
    await visitor.chat.getByText('No connection. Trying again…').waitFor()
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'waiting' }])
    const row = visitor.chat.locator('[data-status="waiting"]')
    expect(await row.getByText('Goes out once back online').isVisible()).toBe(true)
    expect(await row.getByRole('button').count()).toBe(0)

    await world.start()
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    await visitor.chat.getByText('No connection. Trying again…').waitFor({ state: 'detached' })
    expect(await world.stored(visitor.id)).toEqual(['Before', 'Meanwhile'])
  })

  test('keeps a first message through reloads until the server is back', async () => {
    const known = (await world.conversations()).length
    const visitor = await world.visit({ url: await serve(pageWithScript(world)) })
    await visitor.open()
    world.network.setDown(true)
    await visitor.write('Anybody there?')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'waiting' }])
    await visitor.page.reload()

    world.network.setDown(false)
    await visitor.page.reload()
    await expect.poll(async () => (await world.conversations()).length).toBe(known + 1)
    await visitor.open()
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Anybody there?', status: 'sent' }])
    expect(await world.stored(await visitor.conversationId())).toEqual(['Anybody there?'])
  })

  test('offers the visitor a retry for a message that the server refuses', async () => {
    const visitor = await world.converse('Before')
    const refuse = '**/conversations/*/messages'
    await visitor.page.route(refuse, route =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 'invalid-message', message: 'Not like this.' } }
      })
    )
    await visitor.write('Refused at first')
    const retry = visitor.chat.getByRole('button', { name: 'Not sent. Try again' })
    await retry.click()
    await retry.waitFor()
    await visitor.page.unroute(refuse)
    await retry.click()
    await expect.poll(visitor.messages).toMatchObject([{}, { status: 'sent' }])
    expect(await world.stored(visitor.id)).toEqual(['Before', 'Refused at first'])
  })
})
