import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openClockWorld } from './clock-world'
import { JPEG } from './every-channel'
import { startLineUpstream } from './line-upstream'

/** A server of the business that outsiders cannot reach. Counts what it is asked for. */
const startInside = async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, reply) => {
    asked.push(url)
    reply.end(JPEG)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('A person who names the address of a file', () => {
  test('reaches no private network beside the server that stands for LINE', async () => {
    const world = await openClockWorld(startLineUpstream)
    await world.startJobs()
    const { line, people } = world.upstream
    const inside = await startInside()
    const visitor = await world.addVisitor()
    const { link } = await visitor.call('POST', '/links', { integrationId: world.channelId })
    await world.upstream.follow('Ann Lee', link.code)

    const sendFrom = (originalContentUrl: string) =>
      line.send(people['Ann Lee'], {
        type: 'image',
        contentProvider: { type: 'external', originalContentUrl }
      })
    await sendFrom(`${inside.url}/secret`)
    // Begins like the address of that server, and is another one.
    await sendFrom(`${line.url}@${inside.url.replace('http://', '')}/secret`)
    await sendFrom(`${line.url}/outside/${line.addFile(JPEG)}`)

    const { messages } = await world.rest(
      'GET',
      `/conversations/${visitor.conversationId}/messages`
    )
    expect(messages.slice(-3).map(({ content }: any) => content)).toMatchObject([
      { type: 'text', text: '📎 photo.jpg' },
      { type: 'text', text: '📎 photo.jpg' },
      { type: 'image', mediaType: 'image/jpeg' }
    ])
    expect(inside.asked).toEqual([])
  })
})
