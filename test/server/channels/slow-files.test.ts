import { describe, expect, test } from 'vitest'
import { openClockWorld } from './clock-world'
import { startWhatsAppUpstream } from './whatsapp-upstream'

const SECOND = 1_000
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

describe('Events with files that the service hands over slowly', () => {
  test('are answered in 15 seconds, with the names of the files that are missing', async () => {
    const world = await openClockWorld(startWhatsAppUpstream)
    await world.startJobs()
    const { rest, pass, channelId, upstream } = world
    const { whatsapp } = upstream
    const ann = upstream.people['Ann Lee']
    const fileMessage = (filename: string) => ({
      type: 'document',
      document: { id: whatsapp.addFile(PDF), mime_type: 'application/pdf', filename }
    })

    let release = () => {}
    whatsapp.state.media = new Promise<void>(resolve => (release = resolve))
    const messages = [
      fileMessage('one.pdf'),
      fileMessage('two.pdf'),
      { type: 'text', text: { body: 'Both?' } }
    ]
    const body = whatsapp.bodyOf(...messages.map(each => whatsapp.messageOf(ann, each)))
    const answered = whatsapp.post(body)
    await expect.poll(() => whatsapp.asked.length).toBe(1)
    pass(15 * SECOND)
    expect(await answered).toBe(200)
    expect(whatsapp.asked).toHaveLength(1)
    release()

    // Told once more, they are known; another one has its own time.
    expect(await whatsapp.post(body)).toBe(200)
    await whatsapp.send(ann, fileMessage('three.pdf'))
    const path = `/integrations/${channelId}/test-recipients`
    const { conversationId } = (await rest('GET', path)).recipients[0]
    const found = await rest('GET', `/conversations/${conversationId}/messages`)
    expect(found.messages.map(({ content }: any) => content)).toMatchObject([
      { type: 'text', text: '📎 one.pdf' },
      { type: 'text', text: '📎 two.pdf' },
      { type: 'text', text: 'Both?' },
      { type: 'file', altText: 'three.pdf', mediaSize: PDF.length }
    ])
  })
})
