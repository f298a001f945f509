import { describe, expect, onTestFinished, test } from 'vitest'
import type { AppApi } from '../../../src/console/api'
import { errorOf } from '../../../src/console/api/request'
import { createWorkspace, keepComposition, newComposition } from '../../../src/console/model'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createWritten } from '../../../src/console/model/written'
import { at, id, MemoryStorage, message, messagesPage } from './fakes'

const [GONE, STAYS] = [id(1), id(2)]

/** A workspace whose server answers the calls that are given, and no others. */
const follow = async (calls: Partial<AppApi>) => {
  const stream = new TransformStream<string, string>()
  const writer = stream.writable.getWriter()
  const api = new Proxy(
    {
      openEvents: async () => new Response(stream.readable.pipeThrough(new TextEncoderStream())),
      listMessages: async () => messagesPage([]),
      listConversationChanges: async () => [],
      listScheduled: async () => [],
      ...calls
    } as AppApi,
    {
      get: (target, name: keyof AppApi) => target[name] ?? (() => new Promise(() => {}))
    }
  )
  const storage = new MemoryStorage() as unknown as Storage
  const workspace = createWorkspace({
    app: { id: id(11), displayName: 'Shop' },
    ownId: id(21),
    api,
    written: createWritten(
      createKeptTexts(() => storage),
      id(21),
      id(11)
    ),
    sortChoice: { read: () => undefined, keep: () => {} },
    wait: () => new Promise(() => {})
  })
  workspace.start()
  onTestFinished(workspace.stop)
  const merge = async () => {
    const change = { id: id(31), at: at(1), type: 'merged', source: { id: GONE } }
    const payload = { conversation: { id: STAYS, status: 'open' }, changes: [change] }
    const event = { id: '1', createdAt: at(1), type: 'conversation:update', payload }
    void writer.write(`id: 1\ndata: ${JSON.stringify(event)}\n\n`)
    await expect.poll(() => workspace.merges.targets.peek().get(GONE)).toBe(STAYS)
  }
  return { workspace, merge, storage }
}

describe('A conversation that is merged into another one', () => {
  test('takes along what was begun in it', async () => {
    const { workspace, merge } = await follow({})
    const { drafts, noteDrafts, compositions } = workspace
    drafts.write(STAYS, 'It is')
    drafts.write(GONE, 'on its way')
    noteDrafts.write(GONE, 'She called twice')
    const [place, form] = [newComposition('location'), newComposition('form')]
    const other = { ...form, text: 'Here' }
    keepComposition(compositions, GONE, 'location', place)
    keepComposition(compositions, GONE, 'form', form)
    keepComposition(compositions, STAYS, 'form', other)
    await merge()
    expect(drafts.read(STAYS)).toBe('It is\n\non its way')
    expect(noteDrafts.read(STAYS)).toBe('She called twice')
    expect(JSON.parse(compositions.read(STAYS))).toEqual({ location: place, form: other })
    for (const texts of [drafts, noteDrafts, compositions]) expect(texts.ids()).toEqual([STAYS])
  })

  test('takes along what was begun in it also when only the server knows of the merge', async () => {
    const { workspace } = await follow({})
    const { drafts, merges } = workspace
    drafts.write(GONE, 'on its way')
    const { mergedInto = '' } = errorOf(404, { errors: [{ mergedInto: STAYS }] }, null)
    merges.learn(GONE, mergedInto)
    expect(merges.targets.peek().get(GONE)).toBe(STAYS)
    expect(drafts.read(STAYS)).toBe('on its way')
    expect(drafts.ids()).toEqual([STAYS])
  })

  test('takes along the replies and files that have not gone, each under its key', async () => {
    const posted: { to: string; key: string; text: string }[] = []
    const { workspace, merge } = await follow({
      async postMessage(to, { content }, key) {
        posted.push({ to, key, text: content.text ?? content.type })
        if (to === GONE) return new Promise(() => {})
        return { ...message(3 + posted.length, 'business'), content }
      },
      uploadFile: async to =>
        to === GONE
          ? new Promise(() => {})
          : { mediaUrl: 'https://shop.example/1.txt', mediaType: 'text/plain' }
    })
    const thread = workspace.thread(GONE)
    thread.reply('one')
    thread.reply('two')
    thread.sendFiles([new File(['x'], 'x.txt')], true)
    await expect.poll(() => posted.length).toBe(1)
    expect(workspace.isSending()).toBe(true)
    await merge()
    expect(thread.entries.peek()).toEqual([])
    expect(thread.sendings.peek()).toEqual([])
    await expect.poll(() => workspace.isSending()).toBe(false)
    const [first, ...later] = posted
    expect(later.map(({ to, text }) => [to, text]).sort()).toEqual([
      [STAYS, 'file'],
      [STAYS, 'one'],
      [STAYS, 'two']
    ])
    expect(later.find(({ text }) => text === 'one')?.key).toBe(first?.key)
    expect(workspace.unsent.ids()).toEqual([])
  })
})

describe('A conversation that is deleted', () => {
  test('leaves nothing of what was written in it once that is removed', async () => {
    const { workspace, storage } = await follow({})
    const { drafts, noteDrafts } = workspace
    drafts.write(GONE, 'begun')
    noteDrafts.write(GONE, 'begun')
    const thread = workspace.thread(GONE)
    thread.reply('unsent')
    workspace.forgetWritten(GONE)
    expect(thread.entries.peek()).toEqual([])
    expect(JSON.stringify(storage)).not.toMatch(/begun|unsent/)
  })
})
