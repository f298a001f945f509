import { describe, expect, onTestFinished, test } from 'vitest'
import { type ChannelUpstream, openChannelWorld } from './channel-world'
import { startMessengerUpstream } from './messenger-upstream'
import { startTelegramUpstream } from './telegram-upstream'
import { startWhatsAppUpstream } from './whatsapp-upstream'

interface HangingUpstream extends ChannelUpstream {
  state: ChannelUpstream['state'] & { isHanging: boolean }
}

/** Service that names the part of a message in what it says of it. */
interface NamingUpstream extends HangingUpstream {
  /** Says of a message, by its place among those that were sent, that the service has taken it. */
  tellTaken(index: number): Promise<unknown>
}

const startMessenger = async () => {
  const upstream = await startMessengerUpstream()
  const { messenger } = upstream
  const tellTaken = (index: number) => messenger.echo(messenger.sent[index]!)
  return { ...upstream, tellTaken }
}

const startWhatsApp = async () => {
  const upstream = await startWhatsAppUpstream()
  const { whatsapp } = upstream
  const tellTaken = (index: number) => whatsapp.report(whatsapp.sent[index]!, 'sent')
  return { ...upstream, tellTaken }
}

/** Lets the business say something that the service takes while the server is killed before the answer. */
const loseAnswer = async <U extends HangingUpstream>(
  start: () => Promise<U>,
  said: string | object
) => {
  const world = await openChannelWorld(start)
  onTestFinished(() => world.close())
  const shop = await world.addLinkedShop()
  const { state, until, texts } = shop.upstream
  state.isHanging = true
  await shop.answer(shop.visitor.path, said)
  await until(() => texts().length === 1)
  state.isHanging = false
  await world.restart()
  return shop
}

describe.each<[name: string, start: () => Promise<NamingUpstream>]>([
  ['WhatsApp', startWhatsApp],
  ['Messenger', startMessenger]
])('A message to %s whose answer is lost with the server', (_name, start) => {
  test('goes on with the part that no report names', async () => {
    const { upstream, visitor, answer } = await loseAnswer(start, {
      type: 'text',
      text: `${'long '.repeat(380)}end`,
      actions: [{ type: 'link', text: 'Shop', uri: 'https://shop.example/sale' }]
    })
    const { texts, until, tellTaken } = upstream
    await tellTaken(0)
    await until(() => texts().length === 2)
    expect(texts()[1]).toMatch(/^long .* end$/)
    await answer(visitor.path, 'And on.')
    await until(() => texts().length === 3)
    expect(texts()[2]).toBe('And on.')
    expect(new Set(texts()).size).toBe(3)
  })

  test('is not sent again where a report names its last part', async () => {
    const { upstream, visitor, answer } = await loseAnswer(start, 'Once.')
    await upstream.tellTaken(0)
    await answer(visitor.path, 'And on.')
    await upstream.until(() => upstream.texts().length > 1)
    expect(upstream.texts()).toEqual(['Once.', 'And on.'])
  })

  test('is sent again after 20 seconds in which no report comes', async () => {
    const { upstream } = await loseAnswer(start, 'Twice?')
    const { texts, attempts, until } = upstream
    await until(() => texts().length === 2)
    expect(texts()).toEqual(['Twice?', 'Twice?'])
    expect(attempts[1]! - attempts[0]!).toBeGreaterThanOrEqual(19_900)
  })
})

describe.each<[name: string, start: () => Promise<HangingUpstream>]>([
  ['Telegram', startTelegramUpstream],
  ['Instagram', () => startMessengerUpstream('instagram')]
])('A message to %s, which has no key for it, whose answer is lost', (_name, start) => {
  test('is sent again: twice is better than never', async () => {
    const { upstream } = await loseAnswer(start, 'Twice.')
    await upstream.until(() => upstream.texts().length === 2)
    expect(upstream.texts()).toEqual(['Twice.', 'Twice.'])
  })
})
