import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../util/bundle-program'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

test('shows everything to both after the server was restarted and their pages reloaded', async () => {
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

test('goes on by itself, without a reload, when the server is back', async () => {
  const visitor = await world.converse('Before')
  await world.restart()
  await world.say(visitor.id, 'After')
  await expect.poll(visitor.texts).toEqual(['Before', 'After'])
})

test('keeps what it has shown as sent when the server is killed', async () => {
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

test('brings a message once whose server died after the commit and before it told anybody', async () => {
  await world.server.kill()
  await world.start({
    program: await bundleProgram('test/util/die-before-ring.ts'),
    env: { DIES_OF: 'Last words' }
  })
  const sender = await world.converse('First')
  const other = await world.visit({ context: sender.page.context() })
  await other.open()
  await expect.poll(other.texts).toEqual(['First'])

  await sender.write('Last words')
  await world.server.ended
  await expect.poll(sender.messages).toMatchObject([{}, { status: 'failed' }])
  await world.start()
  await expect.poll(sender.messages).toMatchObject([{}, { status: 'sent' }])
  await expect.poll(other.texts).toEqual(['First', 'Last words'])
  await sender.write('And more')
  await expect.poll(sender.texts).toEqual(['First', 'Last words', 'And more'])
  await expect.poll(other.texts).toEqual(['First', 'Last words', 'And more'])
  expect(await world.stored(sender.id)).toEqual(['First', 'Last words', 'And more'])
})
