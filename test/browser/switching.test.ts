import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import type { WithPipit } from './visitor'

let world: ChatWorld

const send = (conversationId: string, content: object) =>
  world.rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    content
  })

const FORM = {
  type: 'form',
  blockChatInput: true,
  fields: [{ type: 'text', name: 'name', label: 'Your name' }]
}

describe('Switching conversations', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    await world.rest('PATCH', `/integrations/${world.server.demo.integrationId}`, {
      canUserCreateMoreConversations: true
    })
  })
  afterAll(() => world.close())

  test('keeps a draft for each, and blocks the composer only in the one that asks', async () => {
    const visitor = await world.converse('First conversation')
    const { chat, composer } = visitor
    await composer.fill('Half a thought')
    await chat.getByRole('button', { name: /conversations/i }).click()
    await chat.getByRole('button', { name: 'New conversation' }).click()
    await expect.poll(() => composer.inputValue()).toBe('')
    await visitor.write('Second conversation')
    await expect.poll(visitor.texts).toEqual(['Second conversation'])

    await send(visitor.id, FORM)
    await chat.getByRole('button', { name: /conversations/i }).click()
    await chat.locator('button', { hasText: 'form' }).click()
    await expect.poll(() => composer.isDisabled()).toBe(true)
    await expect.poll(() => composer.inputValue()).toBe('Half a thought')
    await send(visitor.id, { type: 'text', text: 'Please fill it in' })
    await expect.poll(visitor.texts).toContain('Please fill it in')
    expect(await composer.isDisabled()).toBe(true)

    await chat.getByRole('button', { name: /conversations/i }).click()
    await chat.getByRole('button', { name: 'New conversation' }).click()
    await expect.poll(() => composer.isDisabled()).toBe(false)
  })

  test('leaves messages unread that an embedded messenger cannot show', async () => {
    const { integrationId } = world.server.demo
    const html = pageWithScript(world, { starts: false }).replace(
      '</body>',
      `<div id="place" style="height:500px"></div><script>
      Pipit.init({ integrationId: '${integrationId}', embedded: true })
      Pipit.render(document.getElementById('place'))
    </script></body>`
    )
    const site = await servePage(html)
    onTestFinished(site.close)
    const visitor = await world.visit({ url: site.url })
    await visitor.composer.waitFor()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const id = await visitor.conversationId()
    const unread = () =>
      visitor.page.evaluate(() => (window as unknown as WithPipit).Pipit.getUnreadCount())

    await visitor.page.locator('#place').evaluate(place => (place.style.display = 'none'))
    await world.say(id, 'Are you there?')
    await expect.poll(unread).toBe(1)
    await visitor.page.evaluate(() => {
      const place = document.createElement('div')
      place.style.height = '500px'
      document.body.append(place)
      ;(window as unknown as WithPipit).Pipit.render(place)
    })
    await expect.poll(visitor.texts).toEqual(['Hello', 'Are you there?'])
    await expect.poll(unread).toBe(0)
  })
})
