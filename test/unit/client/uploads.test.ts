import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileOf, openUploads } from '../fakes/uploads'

const settle = () => vi.advanceTimersByTimeAsync(0)

/** An upload that has started. */
const begin = async (file = fileOf('a.png')) => {
  const world = openUploads()
  const sent = world.uploads.add(file)
  sent.catch(() => undefined)
  await settle()
  const [{ message }] = world.messenger.mainConversation().timeline.all() as any
  return { ...world, sent, request: world.requests[0]!, key: message.id as string }
}

describe('Uploads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('show a file in the conversation at once, and replace it by the stored message', async () => {
    const { shown, sent, request, succeed, emitted, urls, key } = await begin()
    expect(shown()).toEqual(['blob:1 sending'])
    succeed(request)
    expect(await sent).toMatchObject({ clientMessageId: key, received: expect.any(Number) })
    expect(shown()).toEqual(['https://chat.example/files/1/a.png sent'])
    expect(urls.size).toBe(0)
    expect(emitted.map(([name]) => name)).toContain('message:sent')
  })

  test('show the type of the file meanwhile', async () => {
    const picture = await begin(fileOf('a.png'))
    const document = await begin(fileOf('a.pdf', 300, 'application/pdf'))
    const messageOf = ({ messenger }: typeof picture) =>
      messenger.mainConversation().timeline.all()[0]!.message
    expect(messageOf(picture)).toMatchObject({
      type: 'image',
      role: 'user',
      mediaUrl: 'blob:1',
      mediaType: 'image/png',
      mediaSize: 200,
      altText: 'a.png'
    })
    expect(messageOf(document)).toMatchObject({ type: 'file', altText: 'a.pdf', mediaSize: 300 })
  })

  test('can be the first message: one creates session and conversation', async () => {
    const { server, request, messenger } = await begin()
    expect(server.calls.map(({ path }) => path)).toEqual(['/sessions'])
    const { id } = messenger.mainConversation().info.peek()!
    expect(request.url).toBe(`https://chat.example/sdk/v1/apps/app/conversations/${id}/files`)
    expect(request.headers).toEqual({ authorization: 'Bearer token 1' })
  })

  test('send the fields of the form before the file', async () => {
    const { uploads, requests } = openUploads()
    void uploads.add(fileOf('a.png'), { metadata: { from: 'menu' } })
    await settle()
    const { form } = requests[0]!
    expect([...form.keys()]).toEqual(['clientMessageId', 'metadata', 'source'])
    expect(form.get('metadata')).toBe('{"from":"menu"}')
    expect(form.get('source')).toMatchObject({ name: 'a.png', size: 200 })
  })

  test('run one after the other, and are shown in their order', async () => {
    const { uploads, requests, shown, succeed } = openUploads()
    const sent = ['a.png', 'b.png', 'c.png'].map(name => uploads.add(fileOf(name)))
    await settle()
    expect(shown()).toEqual(['blob:1 sending', 'blob:2 sending', 'blob:3 sending'])
    for (const [index, promise] of sent.entries()) {
      expect(requests).toHaveLength(index + 1)
      succeed(requests[index]!)
      await promise
      await settle()
    }
  })

  test('report progress, without a new list of messages', async () => {
    const { uploads, request, key, messenger } = await begin()
    const { entries } = messenger.mainConversation().timeline.blocks.peek()[0]!
    const before = entries.peek()
    const state = uploads.state(key)!
    expect(state.peek()).toEqual({ progress: 0 })
    request.progress(0.25)
    expect(state.peek()).toEqual({ progress: 0.25 })
    expect(entries.peek()).toBe(before)
  })

  test.each([
    ['the connection is lost', (request: any) => request.abort()],
    ['a proxy answers', (request: any) => request.answer(502, '<html>')],
    ['the server cannot store', (request: any) => request.refuse(503, 'unavailable')]
  ])('wait when %s, before later ones, and are sent by themselves', async (_, fail) => {
    const { uploads, page, shown, sent, request, requests, key, succeed } = await begin()
    const next = uploads.add(fileOf('b.png'))
    fail(request)
    await settle()
    expect(shown()).toEqual(['blob:1 waiting', 'blob:2 sending'])
    expect(uploads.state(key)!.peek().error).toBeUndefined()
    expect(requests).toHaveLength(1)

    page.fire('online')
    await settle()
    expect(shown()[0]).toBe('blob:1 sending')
    expect(requests[1]!.form.get('clientMessageId')).toBe(key)
    succeed(requests[1]!)
    expect(await sent).toMatchObject({ clientMessageId: key })
    await settle()
    succeed(requests[2]!)
    await next
  })

  describe('A failed upload', () => {
    test.each([
      [
        'the server refuses',
        (request: any) => request.refuse(413, 'file-too-large'),
        'file-too-large'
      ],
      ['the visitor may not write', (request: any) => request.refuse(403, 'forbidden'), 'forbidden']
    ])('because %s stays, shows why, and can be sent again', async (_, fail, code) => {
      const { uploads, shown, sent, request, requests, key, succeed, urls } = await begin()
      fail(request)
      await expect(sent).rejects.toMatchObject({ code })
      expect(shown()).toEqual(['blob:1 failed'])
      expect(uploads.state(key)!.peek().error).toMatchObject({ code })
      expect(urls.size).toBe(1)

      const again = uploads.retry(key)
      expect(shown()).toEqual(['blob:1 sending'])
      await settle()
      expect(requests[1]!.form.get('clientMessageId')).toBe(key)
      succeed(requests[1]!)
      expect(await again).toMatchObject({ clientMessageId: key })
      expect(shown()).toEqual(['https://chat.example/files/1/a.png sent'])
      expect(uploads.state(key)).toBeUndefined()
    })

    test('because a proxy takes all of it and answers itself stops after five attempts', async () => {
      const { uploads, sent, shown, requests, key } = await begin()
      for (let attempt = 1; attempt <= 5; attempt++) {
        expect(requests).toHaveLength(attempt)
        requests.at(-1)!.progress(1)
        requests.at(-1)!.answer(502, '<html>')
        await vi.advanceTimersByTimeAsync(20_000)
      }
      await expect(sent).rejects.toMatchObject({ code: 'network' })
      expect(requests).toHaveLength(5)
      expect(shown()).toEqual(['blob:1 failed'])
      void uploads.retry(key)
      await settle()
      expect(requests).toHaveLength(6)
    })

    test('because nothing is sent for half a minute is lost, and sent again', async () => {
      const { shown, request, requests } = await begin()
      await vi.advanceTimersByTimeAsync(29_000)
      request.progress(0.5)
      await vi.advanceTimersByTimeAsync(29_000)
      expect(request.isAborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(request.isAborted).toBe(true)
      expect(shown()).toEqual(['blob:1 waiting'])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(requests.length).toBeGreaterThan(1)
    })

    test('does not block the next one', async () => {
      const { uploads, request, requests, succeed } = await begin()
      const next = uploads.add(fileOf('b.png'))
      request.refuse(415, 'file-type-not-allowed')
      await settle()
      succeed(requests[1]!)
      expect(await next).toMatchObject({ type: 'image' })
    })

    test('is removed when the visitor removes it', async () => {
      const { uploads, shown, request, key, urls } = await begin()
      request.refuse(403, 'forbidden')
      await settle()
      uploads.cancel(key)
      expect(shown()).toEqual([])
      expect(urls.size).toBe(0)
      expect(await uploads.retry(key)).toBeUndefined()
    })
  })

  test('that are cancelled are aborted and removed, and do not block the next one', async () => {
    const { uploads, shown, sent, request, requests, key, urls } = await begin()
    void uploads.add(fileOf('b.png'))
    uploads.cancel(key)
    expect(await sent).toBeUndefined()
    expect(request.isAborted).toBe(true)
    expect(shown()).toEqual(['blob:2 sending'])
    expect([...urls]).toEqual(['blob:2'])
    await settle()
    expect(requests).toHaveLength(2)
  })

  test('that are cancelled before their turn are never sent', async () => {
    const { uploads, requests, request, succeed, messenger } = await begin()
    const pending = uploads.add(fileOf('b.png'))
    uploads.cancel(messenger.mainConversation().timeline.all()[1]!.key)
    expect(await pending).toBeUndefined()
    succeed(request)
    await settle()
    expect(requests).toHaveLength(1)
  })

  test('that are cancelled before there is a session are never sent', async () => {
    const { uploads, requests, shown } = openUploads()
    void uploads.add(fileOf('a.png'))
    uploads.stop()
    await settle()
    expect(requests).toEqual([])
    expect(shown()).toEqual([])
  })

  test('count as stored when an event arrives before a lost response', async () => {
    const { server, sent, request, shown, stored, messenger, uploads, key } = await begin()
    const conversation = { id: messenger.mainConversation().info.peek()!.id }
    server.log.push({
      type: 'message',
      conversation,
      message: stored(request),
      unreadCount: 0
    } as any)
    await settle()
    request.abort()
    expect(await sent).toMatchObject({ clientMessageId: key })
    expect(shown()).toEqual(['https://chat.example/files/1/a.png sent'])
    expect(uploads.state(key)).toBeUndefined()
  })

  test('renew an ended session once', async () => {
    const { server, sent, request, requests, succeed } = await begin()
    server.tokens.clear()
    server.tokens.add('of another visitor')
    request.refuse(401, 'invalid-auth')
    await settle()
    expect(requests[1]!.headers.authorization).not.toBe(request.headers.authorization)
    succeed(requests[1]!)
    expect(await sent).toMatchObject({ type: 'image' })
  })

  test.each([
    ['is too large', { name: 'a.png', size: 50 * 1024 * 1024 + 1 }, 'file-too-large'],
    ['is empty', { name: 'a.png', size: 0 }, 'file-empty'],
    ['is of a type that may not be sent', { name: 'a.exe', size: 1 }, 'file-type-not-allowed'],
    ['has no type', { name: 'README', size: 1 }, 'file-type-not-allowed']
  ])('refuse a file that %s before anything is shown or sent', async (_, file, code) => {
    const { uploads, server, shown } = openUploads()
    await expect(uploads.add(file as File)).rejects.toMatchObject({ code })
    expect(shown()).toEqual([])
    expect(server.calls).toEqual([])
  })
})
