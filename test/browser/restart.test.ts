import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleProgram } from '../util/bundle-program'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'
import { openHasty } from './short-delays'
import { longTest } from './short-run'

/** Time in which a client tries again for certain: the longest delay of its back-off, and a start. */
const BACK_OFF_MS = 40_000

let world: ChatWorld

describe('A server restart', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  longTest('shows everything to both sides after their pages are reloaded', async () => {
    const desk = await openConsole(world)
    const visitor = await world.converse('Before')
    await desk.locator('.row', { hasText: 'Before' }).click()
    await world.say(visitor.id, 'Answered before')
    await expect.poll(visitor.texts).toEqual(['Before', 'Answered before'])

    await world.restart()
    await desk.reload()
    await visitor.page.reload()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['Before', 'Answered before'])
    await expect.poll(() => shown(desk)).toEqual(['Before', 'Answered before'])

    await visitor.write('After')
    await expect.poll(() => shown(desk)).toEqual(['Before', 'Answered before', 'After'])
  })

  longTest('is recovered from without a reload', async () => {
    const visitor = await world.converse('Before', { context: await openHasty(world.browser) })
    await world.restart()
    await world.say(visitor.id, 'After')
    await expect.poll(visitor.texts).toEqual(['Before', 'After'])
  })

  test('by a kill loses nothing that was shown as sent', async () => {
    const visitor = await world.converse('First')
    await visitor.write('Second')
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ status: 'sent' }, { text: 'Second', status: 'sent' }])
    await world.restart('SIGKILL')
    expect(await world.stored(visitor.id)).toEqual(['First', 'Second'])
    await visitor.page.reload()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['First', 'Second'])
  })

  longTest(
    'after a commit and before its event was published delivers the message once',
    async () => {
      await world.server.kill()
      await world.start({
        program: await bundleProgram('test/util/die-before-publish.ts'),
        env: { DIES_OF: 'Last words' }
      })
      const sender = await world.converse('First', { context: await openHasty(world.browser) })
      const other = await world.visit({ context: sender.page.context() })
      await other.open()
      await expect.poll(other.texts).toEqual(['First'])

      await sender.write('Last words')
      await world.server.ended
      await expect.poll(sender.messages).toMatchObject([{}, { status: 'waiting' }])
      await world.start()
      await expect
        .poll(sender.messages, { timeout: BACK_OFF_MS })
        .toMatchObject([{}, { status: 'sent' }])
      await expect.poll(other.texts, { timeout: BACK_OFF_MS }).toEqual(['First', 'Last words'])
      await sender.write('And more')
      await expect.poll(sender.texts).toEqual(['First', 'Last words', 'And more'])
      await expect.poll(other.texts).toEqual(['First', 'Last words', 'And more'])
      // Both tabs show a message before it is sent.
      await expect.poll(() => world.stored(sender.id)).toEqual(['First', 'Last words', 'And more'])
    }
  )
})
