import { describe, expect, onTestFinished, test } from 'vitest'
import { openChannelWorld } from './channel-world'
import { startWhatsAppUpstream } from './whatsapp-upstream'

/** Lets the business say something that WhatsApp takes while the server is killed before the answer. */
const loseAnswer = async (said: string | object) => {
  const world = await openChannelWorld(startWhatsAppUpstream)
  onTestFinished(() => world.close())
  const shop = await world.addLinkedShop()
  const { whatsapp, until } = shop.upstream
  whatsapp.state.isHanging = true
  await shop.answer(shop.visitor.path, said)
  await until(() => whatsapp.sent.length === 1)
  whatsapp.state.isHanging = false
  await world.restart()
  return shop
}

describe('A message to WhatsApp whose answer is lost with the server', () => {
  test('goes on with the part that no report names', async () => {
    const { upstream, visitor, answer } = await loseAnswer({
      type: 'text',
      text: `${'long '.repeat(800)}end`,
      actions: [{ type: 'reply', text: 'Short', payload: 'SHORT' }]
    })
    const { sent, report } = upstream.whatsapp
    await report(sent[0]!, 'sent')
    await upstream.until(() => sent.length === 2)
    expect(sent.map(({ type }) => type)).toEqual(['text', 'interactive'])
    await answer(visitor.path, 'And on.')
    await upstream.until(() => sent.length === 3)
    expect(upstream.texts()[2]).toBe('And on.')
  })

  test('is sent again after 20 seconds in which no report comes', async () => {
    const { upstream } = await loseAnswer('Twice?')
    const { sent, attempts } = upstream.whatsapp
    await upstream.until(() => sent.length === 2)
    expect(upstream.texts()).toEqual(['Twice?', 'Twice?'])
    expect(attempts[1]! - attempts[0]!).toBeGreaterThanOrEqual(19_900)
  })
})
