import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { recordRequests } from './record-requests'

let world: SharedWorld
let site: Awaited<ReturnType<typeof servePage>>

/** Opens an empty tab in which every request can be counted. */
const openRecorded = async () => {
  const visitor = await world.visit({ url: 'about:blank' })
  const requests = await recordRequests(visitor.page, world.url)
  await visitor.page.goto(site.url)
  await visitor.launcher.waitFor()
  await visitor.page.waitForLoadState('networkidle')
  return { ...visitor, requests }
}

describe('A new visitor', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    const { integrationId } = world.server.demo
    const snippet = await fetch(
      `${world.url}/web/snippet.js?integrationId=${integrationId}&version=5`
    )
    site = await servePage(`<!doctype html><html lang="en"><title>A shop</title><body><script>
    ${await snippet.text()}
    Pipit.init({ integrationId: '${integrationId}' })
  </script></body></html>`)
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('requests only script and config, and stores nothing, until they start to chat', async () => {
    const { page, stored, launcher, open, composer, requests } = await openRecorded()
    const { integrationId } = world.server.demo
    const sockets: string[] = []
    page.on('websocket', socket => sockets.push(socket.url()))

    expect(requests).toEqual([
      `GET /web/${integrationId}/loader.json`,
      'GET /cdn/5.0.0/pipit.js',
      `GET /sdk/v1/integrations/${integrationId}/config`
    ])
    expect(await launcher.getAttribute('aria-label')).toBe('Open chat')
    expect(await launcher.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('iframe').count()).toBe(0)

    await open()
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(await composer.isEditable()).toBe(true)
    expect(await launcher.getAttribute('aria-expanded')).toBe('true')
    await expect
      .poll(() => requests.slice(3))
      .toEqual(['GET /cdn/5.0.0/messenger.js', 'GET /cdn/5.0.0/live.js'])

    expect(sockets).toEqual([])
    expect(await stored()).toEqual({})
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })

  test('sends the first message in the same request that creates the session', async () => {
    const { open, write, messages, requests, conversationId } = await openRecorded()
    await open()
    const before = requests.length
    await write('Is the blue one back?')
    await expect
      .poll(messages)
      .toEqual([{ text: 'Is the blue one back?', role: 'user', status: 'sent' }])
    const { appId } = world.server.demo
    expect(requests.slice(before).filter(request => request.includes('/sdk/'))).toEqual([
      `POST /sdk/v1/apps/${appId}/sessions`
    ])
    const id = await conversationId()
    expect(await world.stored(id)).toEqual(['Is the blue one back?'])

    // A later connection needs its token, for which the browser asks before: a preflight would be
    // seen here.
    await write('In size 54')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    const path = `/sdk/v1/apps/${appId}/conversations/${id}/messages`
    // Typing events may arrive as well.
    const sends = requests.filter(request => request.endsWith('/messages'))
    expect(sends.sort()).toEqual([`OPTIONS ${path}`, `POST ${path}`])
  })

  test('stores everything under keys of the integration, and sets no cookie', async () => {
    const { page, open, write, messages, stored } = await openRecorded()
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    const keys = Object.keys(await stored())
    expect(keys.length).toBeGreaterThan(0)
    const { integrationId } = world.server.demo
    expect(keys.filter(key => !key.startsWith(`pipit.${integrationId}.`))).toEqual([])
    expect(keys.filter(key => key.includes('outbox'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
})
