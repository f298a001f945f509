import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { firstInShortRun } from './short-run'

let world: SharedWorld

const serve = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  return site.url
}

/** Code that a page of version 4 has in its HTML, after the script. */
const start = (integrationId: string) => `<script>
  var heard = []
  Pipit.on('ready', function () { heard.push('ready') })
  Pipit.on('message:received', function (message, data) {
    heard.push([message.role, message.name, message.text, message._id.length, data.conversation._id])
  })
  Pipit.on('message:sent', function (message) {
    heard.push([message.role, message.authorId === Pipit.getUser()._id, message.text])
  })
  Pipit.on('unreadCount', function (count, data) { heard.push([count, data.conversation._id]) })
  var started = Pipit.init({
    appId: '${integrationId}',
    fixedIntroPane: true,
    delegate: {
      beforeSend: function (message) {
        message.metadata = { page: 'shop' }
        return message
      },
      beforeDisplay: function (message, data) {
        if (message.role === 'appMaker') message.text = message.name + ': ' + message.text
        return data.conversation._id ? message : null
      }
    }
  })
</script>`

const PAGES: [string, (body: string) => Promise<string>][] = [
  [
    'with the snippet',
    async body => (await pageWithSnippet(world, { starts: false, version: '4' })) + body
  ],
  ['with a script tag', async body => pageWithScript(world, { starts: false, version: '4' }) + body]
]

describe('The version 4 adapter', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PAGES, 1))(
    'runs a page that was written for version 4, %s',
    async (_, make) => {
      const url = await serve(await make(start(world.server.demo.integrationId)))
      const { page, open, texts, composer } = await world.visit({ url })
      const run = <Result>(code: string) => page.evaluate<Result>(`(async () => ${code})()`)

      await run('started')
      expect(await run('[Pipit.getConversation(), Pipit.getUser()]')).toEqual([
        undefined,
        undefined
      ])

      await run('Pipit.startConversation()')
      await run('Pipit.updateUser({ givenName: "Ann", properties: { vip: true } })')
      const user = await run<Record<string, unknown>>('Pipit.getUser()')
      expect(user).toMatchObject({ _id: user['id'], givenName: 'Ann', properties: { vip: true } })

      const id = await run<string>('Pipit.getConversation()._id')
      await run('Pipit.startConversation()')
      expect(await run('(await Pipit.getConversations()).length')).toBe(1)

      const sent = await run(
        'Pipit.sendMessage({ type: "text", text: "Hello" }, Pipit.getConversation()._id)'
      )
      expect(sent).toMatchObject({
        role: 'appUser',
        authorId: user['_id'],
        text: 'Hello',
        metadata: { page: 'shop' }
      })
      await world.rest('POST', `/conversations/${id}/messages`, {
        author: { type: 'business', displayName: 'Bob' },
        content: { type: 'text', text: 'Good morning' }
      })
      await expect
        .poll(() => run('heard'))
        .toEqual([
          'ready',
          ['appUser', true, 'Hello'],
          ['appMaker', 'Bob', 'Good morning', 24, id],
          [1, id]
        ])
      expect(await run('(await Pipit.getConversationById()).unreadCount')).toBe(1)

      await open()
      await composer.waitFor()
      await expect.poll(texts).toEqual(['Hello', 'Bob: Good morning'])
      await expect.poll(() => run('Pipit.getConversation().unreadCount')).toBe(0)
    }
  )
})
