import { describe, expect, test } from 'vitest'
import { openClockWorld } from './clock-world'
import { startLineUpstream } from './line-upstream'
import { startWhatsAppUpstream } from './whatsapp-upstream'

const SECOND = 1_000
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const BOTH = { type: 'text', text: 'Both?' }

/** Makes files of a service wait. Returns a function that hands over those asked for since. */
const holdFiles = (state: { media: Promise<void> }) => {
  let release = () => {}
  state.media = new Promise<void>(resolve => (release = resolve))
  return () => release()
}

/** Reads what the one person of a channel has said. */
const contentsIn = async ({
  rest,
  channelId
}: Pick<Awaited<ReturnType<typeof openClockWorld>>, 'rest' | 'channelId'>) => {
  const { recipients } = await rest('GET', `/integrations/${channelId}/test-recipients`)
  const path = `/conversations/${recipients[0].conversationId}/messages`
  return (await rest('GET', path)).messages.map(({ content }: any) => content)
}

const openWhatsApp = async () => {
  const world = await openClockWorld(startWhatsAppUpstream)
  await world.startJobs()
  const { whatsapp, people } = world.upstream
  const messageOf = (message: object) => whatsapp.messageOf(people['Ann Lee'], message)
  const fileMessage = (filename: string) => ({
    type: 'document',
    document: { id: whatsapp.addFile(PDF), mime_type: 'application/pdf', filename }
  })
  const messages = [
    fileMessage('one.pdf'),
    fileMessage('two.pdf'),
    { type: 'text', text: { body: BOTH.text } }
  ]
  return { ...world, whatsapp, fileMessage, body: whatsapp.bodyOf(...messages.map(messageOf)) }
}

describe('Events with files that the service hands over slowly', () => {
  test('are answered in 15 seconds; those that were not asked for come when they are told again', async () => {
    const world = await openWhatsApp()
    const { whatsapp, body, pass } = world
    const release = holdFiles(whatsapp.state)
    const answered = whatsapp.post(body)
    await expect.poll(() => whatsapp.asked.length).toBe(1)
    pass(15 * SECOND)
    expect(await answered).toBe(500)
    expect(whatsapp.asked).toHaveLength(1)
    expect(await contentsIn(world)).toMatchObject([{ type: 'text', text: '📎 one.pdf' }])
    release()

    expect(await whatsapp.post(body)).toBe(200)
    expect(whatsapp.asked).toHaveLength(2)
    expect(await contentsIn(world)).toMatchObject([
      { type: 'text', text: '📎 one.pdf' },
      { type: 'file', altText: 'two.pdf', mediaSize: PDF.length },
      BOTH
    ])
  })

  test('lose none that had less time, as others were handed over before it', async () => {
    const world = await openWhatsApp()
    const { whatsapp, body, pass } = world
    const releaseFirst = holdFiles(whatsapp.state)
    const answered = whatsapp.post(body)
    await expect.poll(() => whatsapp.asked.length).toBe(1)
    pass(10 * SECOND)
    const releaseSecond = holdFiles(whatsapp.state)
    releaseFirst()
    await expect.poll(() => whatsapp.asked.length).toBe(2)
    pass(5 * SECOND)
    expect(await answered).toBe(500)
    releaseSecond()

    expect(await whatsapp.post(body)).toBe(200)
    const [one, two] = whatsapp.asked
    expect(whatsapp.asked).toEqual([one, two, two])
    expect(await contentsIn(world)).toMatchObject([
      { type: 'file', altText: 'one.pdf', mediaSize: PDF.length },
      { type: 'file', altText: 'two.pdf', mediaSize: PDF.length },
      BOTH
    ])
  })

  test('have 15 seconds for each file in LINE, which may not tell them again', async () => {
    const world = await openClockWorld(startLineUpstream)
    await world.startJobs()
    const { line, people } = world.upstream
    const fileOf = (fileName: string) =>
      line.messageOf(people['Ann Lee'], {
        id: line.addFile(PDF),
        type: 'file',
        fileName,
        fileSize: PDF.length
      })
    holdFiles(line.state)
    const answered = line.post(line.bodyOf(fileOf('one.pdf'), fileOf('two.pdf')))
    await expect.poll(() => line.fetched.length).toBe(1)
    const release = holdFiles(line.state)
    world.pass(15 * SECOND)
    await expect.poll(() => line.fetched.length).toBe(2)
    world.pass(14 * SECOND)
    release()
    expect(await answered).toBe(200)
    expect(await contentsIn(world)).toMatchObject([
      { type: 'text', text: '📎 one.pdf' },
      { type: 'file', altText: 'two.pdf', mediaSize: PDF.length }
    ])
  })
})
