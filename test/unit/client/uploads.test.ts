import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileOf, openUploads } from '../fakes/uploads'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

/** An upload that has begun. */
const begin = async (file = fileOf('a.png')) => {
  const world = openUploads()
  const sent = world.uploads.add(file)
  sent.catch(() => undefined)
  await settle()
  const [{ message }] = world.messenger.mainConversation().timeline.all() as any
  return { ...world, sent, request: world.requests[0]!, key: message.id as string }
}

test('a file stands in the conversation at once, and is replaced by what the server stored', async () => {
  const { shown, sent, request, succeed, told, urls, key } = await begin()
  expect(shown()).toEqual(['blob:1 sending'])
  succeed(request)
  expect(await sent).toMatchObject({ clientMessageId: key, received: expect.any(Number) })
  expect(shown()).toEqual(['https://chat.example/files/1/a.png sent'])
  expect(urls.size).toBe(0)
  expect(told.map(([name]) => name)).toContain('message:sent')
})

test('what is shown meanwhile says what kind of file it is', async () => {
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

test('the first thing a visitor sends may be a file: it makes session and conversation', async () => {
  const { server, request, messenger } = await begin()
  expect(server.calls.map(({ path }) => path)).toEqual(['/sessions'])
  const { id } = messenger.mainConversation().info.peek()!
  expect(request.url).toBe(`https://chat.example/sdk/v1/apps/app/conversations/${id}/files`)
  expect(request.headers).toEqual({ authorization: 'Bearer token 1' })
})

test('the form brings its fields before the file', async () => {
  const { uploads, requests } = openUploads()
  void uploads.add(fileOf('a.png'), { metadata: { from: 'menu' } })
  await settle()
  const { form } = requests[0]!
  expect([...form.keys()]).toEqual(['clientMessageId', 'metadata', 'source'])
  expect(form.get('metadata')).toBe('{"from":"menu"}')
  expect(form.get('source')).toMatchObject({ name: 'a.png', size: 200 })
})

test('files go one after the other, and are shown in their order', async () => {
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

test('tells how far it has got, without drawing the conversation anew', async () => {
  const { uploads, request, key, messenger } = await begin()
  const { entries } = messenger.mainConversation().timeline.blocks.peek()[0]!
  const before = entries.peek()
  const state = uploads.state(key)!
  expect(state.peek()).toEqual({ progress: 0 })
  request.progress(0.25)
  expect(state.peek()).toEqual({ progress: 0.25 })
  expect(entries.peek()).toBe(before)
})

describe('what fails', () => {
  test.each([
    ['the connection is lost', (request: any) => request.abort(), 'network'],
    ['a proxy answers', (request: any) => request.answer(502, '<html>'), 'network'],
    [
      'the server refuses',
      (request: any) => request.refuse(413, 'file-too-large'),
      'file-too-large'
    ],
    ['the server cannot store', (request: any) => request.refuse(503, 'unavailable'), 'unavailable']
  ])('because %s stays, says why, and can be sent again', async (_, fail, code) => {
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

  test('because nothing is sent any more for half a minute is lost', async () => {
    const { sent, request } = await begin()
    await vi.advanceTimersByTimeAsync(29_000)
    request.progress(0.5)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(request.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(sent).rejects.toMatchObject({ code: 'network' })
  })

  test('lets the next one through', async () => {
    const { uploads, request, requests, succeed } = await begin()
    const next = uploads.add(fileOf('b.png'))
    request.refuse(415, 'file-type-not-allowed')
    await settle()
    succeed(requests[1]!)
    expect(await next).toMatchObject({ type: 'image' })
  })

  test('is gone when the visitor takes it away', async () => {
    const { uploads, shown, request, key, urls } = await begin()
    request.refuse(503, 'unavailable')
    await settle()
    uploads.cancel(key)
    expect(shown()).toEqual([])
    expect(urls.size).toBe(0)
    expect(await uploads.retry(key)).toBeUndefined()
  })
})

test('a cancelled upload breaks off, is gone, and lets the next one through', async () => {
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

test('an upload that is cancelled before its turn is never sent', async () => {
  const { uploads, requests, request, succeed, messenger } = await begin()
  const waiting = uploads.add(fileOf('b.png'))
  uploads.cancel(messenger.mainConversation().timeline.all()[1]!.key)
  expect(await waiting).toBeUndefined()
  succeed(request)
  await settle()
  expect(requests).toHaveLength(1)
})

test('an upload that is cancelled before there is a session is never sent', async () => {
  const { uploads, requests, shown } = openUploads()
  void uploads.add(fileOf('a.png'))
  uploads.stop()
  await settle()
  expect(requests).toEqual([])
  expect(shown()).toEqual([])
})

test('an event that is faster than a lost answer says that the file has arrived', async () => {
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

test('an ended session is renewed once', async () => {
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
])('a file that %s is refused before anything is shown or sent', async (_, file, code) => {
  const { uploads, server, shown } = openUploads()
  await expect(uploads.add(file as File)).rejects.toMatchObject({ code })
  expect(shown()).toEqual([])
  expect(server.calls).toEqual([])
})
