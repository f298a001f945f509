import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unavailable } from '../../src/protocol'
import { openSdkWorld, PUBLIC_URL, type SdkWorld, text, type Visitor } from './sdk-world'
import { bytesOf, formOf, storedFiles, rawForm, type Sample, sendFile, upload } from './upload'

const MAX_BYTES = 10_000

let world: SdkWorld
let visitor: Visitor

const PNG: Sample = { name: 'tree.png', bytes: bytesOf('png') }

const send = (id: string, file: Sample) => sendFile(world, visitor, id, file)
const read = async (mediaUrl: string) =>
  world.server.app.inject({ method: 'GET', url: mediaUrl.slice(PUBLIC_URL.length) })
const newest = async () => {
  const path = `/conversations/${visitor.conversationId}/messages`
  const { body } = await visitor.call('GET', path)
  return body.messages.at(-1)
}

describe('Files in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ maxFileBytes: MAX_BYTES, env: { PIPIT_RATE_LIMITS: 'off' } })
    visitor = await world.addVisitor()
  })
  afterAll(() => world.close())

  test('an image becomes a message of type image, and its bytes are stored unchanged', async () => {
    const form = await formOf({ clientMessageId: 'picture', metadata: '{"from":"menu"}' }, PNG)
    const { status, body } = await upload(world, visitor, form)
    expect(status).toBe(201)
    expect(body.message).toMatchObject({
      type: 'image',
      role: 'user',
      userId: visitor.userId,
      clientMessageId: 'picture',
      mediaUrl: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:8080\/files\/[0-9a-f]{32}\/tree\.png$/
      ),
      mediaType: 'image/png',
      mediaSize: 200,
      mediaWidth: 256,
      mediaHeight: 256,
      altText: 'tree.png',
      metadata: { from: 'menu' },
      source: { type: 'web' }
    })
    expect(await newest()).toEqual(body.message)
    expect((await read(body.message.mediaUrl)).rawPayload).toEqual(PNG.bytes)
  })

  test.each([
    ['a.JPG', 'jpg', 'image', 'image/jpeg'],
    ['a.jfif', 'jpg', 'image', 'image/jpeg'],
    ['a.gif', 'gif', 'image', 'image/gif'],
    ['a.webp', 'webp', 'image', 'image/webp'],
    ['a.heic', 'heic', 'file', 'image/heic'],
    ['a.pdf', 'pdf', 'file', 'application/pdf'],
    [
      'a.docx',
      'zip',
      'file',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ],
    ['a.mov', 'mp4', 'file', 'video/quicktime'],
    ['a.mp3', 'mp3', 'file', 'audio/mpeg']
  ])('%s becomes a message of its type', async (name, type, kind, mediaType) => {
    const { status, body } = await send(`kind ${name}`, { name, bytes: bytesOf(type) })
    expect(status).toBe(201)
    expect(body.message).toMatchObject({ type: kind, mediaType })
  })

  test.each(['svg', 'xml', 'txt', 'csv', 'yml'])('a text may be a %s', async ending => {
    const file = { name: `ü.${ending}`, bytes: '<svg> – ü 🐦' }
    const { status, body } = await send(`text ${ending}`, file)
    expect(status).toBe(201)
    expect(body.message).toMatchObject({ type: 'file', altText: file.name })
  })

  describe('The same client message id', () => {
    test('returns the first message, and stores no second file', async () => {
      const first = await send('again', PNG)
      const before = await storedFiles(world)
      const second = await send('again', { name: 'other.txt', bytes: 'Something else' })
      expect(first.status).toBe(201)
      expect(second).toMatchObject({ status: 200, body: first.body })
      expect(await storedFiles(world)).toEqual(before)
    })

    test('returns it when both uploads are simultaneous', async () => {
      const before = await storedFiles(world)
      const answers = await Promise.all([send('at once', PNG), send('at once', PNG)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
      expect(answers[0].body).toEqual(answers[1].body)
      expect(await storedFiles(world)).toHaveLength(before.length + 1)
    })

    test('returns it when the first message was a text', async () => {
      const { body } = await visitor.send('a text first')
      expect(await send('a text first', PNG)).toMatchObject({ status: 200, body })
    })
  })

  test.each([
    ['empty', 0, 400, 'file-empty'],
    ['of one byte', 1, 201, undefined],
    ['at the limit', MAX_BYTES, 201, undefined],
    ['one byte above the limit', MAX_BYTES + 1, 413, 'file-too-large'],
    ['far above the limit', MAX_BYTES * 30, 413, 'file-too-large']
  ])('a file that is %s is answered with its status', async (name, bytes, status, code) => {
    const before = await storedFiles(world)
    const answer = await send(name, { name: 'a.txt', bytes: 'x'.repeat(bytes) })
    expect(answer.status).toBe(status)
    expect(answer.body.error?.code).toBe(code)
    expect(await storedFiles(world)).toHaveLength(before.length + (code ? 0 : 1))
  })

  test.each([
    ['a program', 'a.exe', bytesOf('exe')],
    ['a page', 'a.html', '<script>'],
    ['one with no ending', 'README', 'text'],
    ['one whose ending is its name', '.png', '\0'],
    ['one whose ending comes first', 'a.png.exe', bytesOf('png')],
    ['a program named as a picture', 'a.png', bytesOf('exe')],
    ['a program named as a text', 'a.txt', bytesOf('exe')],
    ['a page named as a picture', 'a.jpg', '<script>alert(1)</script>'],
    ['a picture of another type', 'a.png', bytesOf('jpg')],
    ['a picture named as a text', 'a.txt', bytesOf('png')],
    ['a document named as a text', 'a.csv', bytesOf('pdf')],
    ['a text that is not UTF-8', 'a.txt', Buffer.from('f\xfcr', 'latin1')],
    ['a text that ends within a character', 'a.txt', Buffer.from([0x61, 0xc3])],
    [
      'a text that turns binary late',
      'a.txt',
      Buffer.concat([Buffer.alloc(5000, 'x'), Buffer.of(0)])
    ]
  ])('%s is refused, and not stored', async (name, file, bytes) => {
    const before = await storedFiles(world)
    expect(await send(name, { name: file, bytes })).toMatchObject({
      status: 415,
      body: { error: { code: 'file-type-not-allowed' } }
    })
    expect(await storedFiles(world)).toEqual(before)
  })

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\win.txt', 'win.txt'],
    ['a/../../b.txt', 'b.txt'],
    ['%2e%2e%2fa.txt', '%2e%2e%2fa.txt'],
    ['in\u202etxt.exe.txt', 'intxt.exe.txt'],
    ['naïve 🐦 %22quoted%22.txt', 'naïve 🐦 "quoted".txt'],
    [`${'🐦'.repeat(200)}.txt`, `${'🐦'.repeat(124)}.txt`]
  ])('a file named %s is stored under a safe name', async (sent, stored) => {
    const answer = await upload(world, visitor, rawForm(sent.slice(0, 20), sent, 'text'))
    expect(answer).toMatchObject({ status: 201, body: { message: { altText: stored } } })
    const served = await read(answer.body.message.mediaUrl)
    expect([served.statusCode, served.body]).toEqual([200, 'text'])
  })

  test.each([
    ['brings no file', {}, undefined, 'source', 'upload-invalid'],
    ['brings it under another name', {}, PNG, 'file', 'upload-invalid'],
    ['has no client message id', { clientMessageId: '' }, PNG, 'source', 'invalid-message'],
    [
      'has one that is too long',
      { clientMessageId: 'x'.repeat(65) },
      PNG,
      'source',
      'invalid-message'
    ],
    ['has metadata that is no JSON', { metadata: '{' }, PNG, 'source', 'invalid-request'],
    ['has metadata that is no object', { metadata: '[1]' }, PNG, 'source', 'invalid-request'],
    [
      'has half a character in metadata',
      { metadata: '{"a":"\\ud800"}' },
      PNG,
      'source',
      'invalid-request'
    ],
    [
      'has half a character in a key of metadata',
      { metadata: '{"\\udfff":"k"}' },
      PNG,
      'source',
      'invalid-request'
    ],
    [
      'has metadata that is too long',
      { metadata: 'x'.repeat(9000) },
      PNG,
      'source',
      'upload-invalid'
    ]
  ])('a form that %s is refused', async (name, fields, file, as, code) => {
    const before = await storedFiles(world)
    const form = await formOf({ clientMessageId: name.slice(0, 60), ...fields }, file, as)
    expect(await upload(world, visitor, form)).toMatchObject({
      status: 400,
      body: { error: { code } }
    })
    expect(await storedFiles(world)).toEqual(before)
  })

  test('a form whose file precedes its fields is refused with a helpful message', async () => {
    const form = new FormData()
    form.append('source', new Blob(['text']), 'a.txt')
    form.append('clientMessageId', 'too late')
    const answer = new Response(form)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = { 'content-type': answer.headers.get('content-type')! }
    expect(await upload(world, visitor, { body, headers })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-message', message: expect.stringContaining('before') } }
    })
  })

  test.each([
    ['is JSON', JSON.stringify(text('x')), 'application/json', 400],
    ['has no boundary', 'x', 'multipart/form-data', 400],
    ['has another boundary', 'x', 'multipart/form-data; boundary=y', 400],
    ['is of another type', '<a/>', 'application/xml', 415]
  ])('a body that %s is refused without a stack trace', async (_, body, type, status) => {
    const form = { body: Buffer.from(body), headers: { 'content-type': type } }
    const answer = await upload(world, visitor, form)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+/)
  })

  test('a conversation of somebody else accepts no file, and none is stored', async () => {
    const before = await storedFiles(world)
    const other = await world.addVisitor()
    const form = await formOf({ clientMessageId: 'foreign' }, PNG)
    const target = { ...visitor, conversationId: other.conversationId }
    expect(await upload(world, target, form)).toMatchObject({
      status: 404,
      body: { error: { code: 'conversation-not-found' } }
    })
    expect(await upload(world, { ...visitor, token: 'none' }, form)).toMatchObject({ status: 401 })
    expect(await storedFiles(world)).toEqual(before)
  })

  describe('When the message of a file cannot be stored', () => {
    test('the file is not kept', async () => {
      const before = await storedFiles(world)
      vi.spyOn(world.server.domain, 'write').mockRejectedValueOnce(unavailable())
      expect(await send('unstored', PNG)).toMatchObject({
        status: 503,
        body: { error: { code: 'unavailable' } }
      })
      expect(await storedFiles(world)).toEqual(before)
      expect(await send('unstored', PNG)).toMatchObject({ status: 201 })
    })

    test('the file is kept if the message was stored nevertheless', async () => {
      const { domain } = world.server
      const { write } = domain
      vi.spyOn(domain, 'write').mockImplementationOnce(async fn => {
        await write(fn)
        throw new Error('after the commit')
      })
      expect(await send('stored', PNG)).toMatchObject({ status: 500 })
      const { status, body } = await send('stored', PNG)
      expect(status).toBe(200)
      expect((await read(body.message.mediaUrl)).rawPayload).toEqual(PNG.bytes)
    })
  })

  test('other devices receive a file as any message', async () => {
    const { body } = await visitor.call('GET', '/events?after=0&wait=0')
    const received = body.events.map(({ event }: any) => event.message?.clientMessageId)
    expect(received).toContain('picture')
  })
})
