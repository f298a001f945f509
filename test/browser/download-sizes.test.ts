import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBudgets } from '../../src/build/sizes/index.mjs'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld, type VisitOptions } from './chat-world'
import { pageWithSnippet } from './host-page'
import { firstInShortRun } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const LAUNCHER = 'pipit.js'
/** Time in which a page that has nothing left to load stays quiet. */
const QUIET_MS = 1000
const QUESTION = 'Is the blue one back?'

let world: ChatWorld
let site: ServedPage
/** The same page with `locale: 'de'`. */
let germanSite: ServedPage
/** The same page with starters. */
let starterSite: ServedPage
let picture: Buffer

beforeAll(async () => {
  world = await openChatWorld()
  const { integrationId } = world.server.demo
  // Known after five of the answers below, and then one more file.
  await world.rest('PATCH', `/integrations/${integrationId}`, { showAnswerTime: false })
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', starters: [QUESTION] }
  )
  const page = (await pageWithSnippet(world)).replace(
    '<head>',
    '<head><meta name="viewport" content="width=device-width">'
  )
  site = await servePage(page)
  germanSite = await servePage(page.replace('Pipit.init({', "Pipit.init({ locale: 'de',"))
  starterSite = await servePage(page.replaceAll(integrationId, integration.id))
  picture = await readFile('src/guide/conversation.png')
})
afterAll(async () => {
  await site.close()
  await germanSite.close()
  await starterSite.close()
  await world.close()
})

/** A visitor, with the files of the CDN that have been downloaded so far. */
type RecordedVisitor = Visitor & { files: Set<string> }

const visit = async ({
  url = site.url,
  ...options
}: VisitOptions = {}): Promise<RecordedVisitor> => {
  const visitor = await world.visit({ ...options, url: 'about:blank' })
  const files = new Set<string>()
  visitor.page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/cdn/')) files.add(basename(pathname))
  })
  await visitor.page.goto(url)
  await visitor.launcher.waitFor()
  return { ...visitor, files }
}

/** Has the business answer the visitor's first text. */
const answer = async (visitor: Visitor) => {
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
  const id = await visitor.conversationId()
  await world.say(id, 'Since this morning.')
  await expect.poll(visitor.texts).toEqual([QUESTION, 'Since this morning.'])
  return id
}

/** Sends a text, and has the business answer. */
const writeAndRead = async (visitor: Visitor) => {
  await visitor.open()
  await visitor.write(QUESTION)
  return answer(visitor)
}

const sayContent = (id: string, content: object) =>
  world.rest('POST', `/conversations/${id}/messages`, { author: { type: 'business' }, content })

/** Plays each story of size-limit.json; the name of a story is the name of its budget. */
const STORIES: Record<string, () => Promise<RecordedVisitor>> = {
  'first text, sent and answered': async () => {
    const visitor = await visit()
    await writeAndRead(visitor)
    return visitor
  },
  'first text from a starter': async () => {
    const visitor = await visit({ url: starterSite.url })
    await visitor.open()
    await visitor.chat.getByRole('button', { name: QUESTION }).click()
    await answer(visitor)
    return visitor
  },
  'first link': async () => {
    const visitor = await visit()
    const id = await writeAndRead(visitor)
    await world.say(id, 'See https://example.com/bikes for more.')
    await visitor.chat.getByRole('link', { name: 'https://example.com/bikes' }).waitFor()
    return visitor
  },
  'first picture': async () => {
    const visitor = await visit()
    await writeAndRead(visitor)
    await visitor.chat.getByRole('button', { name: 'Attach' }).click()
    const [chooser] = await Promise.all([
      visitor.page.waitForEvent('filechooser'),
      visitor.chat.getByRole('button', { name: 'Photo' }).click()
    ])
    await chooser.setFiles({ name: 'bike.png', mimeType: 'image/png', buffer: picture })
    await visitor.chat.locator('[data-message-id] img').waitFor()
    return visitor
  },
  'first form': async () => {
    const visitor = await visit()
    const id = await writeAndRead(visitor)
    await sayContent(id, {
      type: 'form',
      fields: [{ type: 'text', name: 'name', label: 'Your name' }]
    })
    const field = visitor.chat.locator('form .active')
    await field.fill('Ada')
    await field.press('Enter')
    await visitor.chat.locator('form summary').waitFor()
    return visitor
  },
  'returning visitor with three conversations': async () => {
    const first = await visit()
    await writeAndRead(first)
    const userId = await first.page.evaluate(
      () => (window as unknown as WithPipit).Pipit.getUser()!.id
    )
    for (const displayName of ['Order 2', 'Order 3']) {
      const { conversation } = await world.rest<{ conversation: { id: string } }>(
        'POST',
        '/conversations',
        { type: 'personal', participants: [{ userId }], displayName }
      )
      await world.say(conversation.id, `${displayName} is on its way.`)
    }
    const context = first.page.context()
    await first.page.close()
    const visitor = await visit({ context })
    await visitor.page.waitForFunction(
      () => (window as unknown as WithPipit).Pipit.getConversations().length === 3
    )
    await visitor.launcher.click()
    await visitor.chat.getByRole('button', { name: 'Order 2' }).click()
    await expect.poll(visitor.texts).toEqual(['Order 2 is on its way.'])
    return visitor
  },
  'first text on a phone': async () => {
    const visitor = await visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true
    })
    await writeAndRead(visitor)
    return visitor
  },
  'first text in German': async () => {
    const visitor = await visit({ url: germanSite.url })
    await writeAndRead(visitor)
    expect(await visitor.composer.getAttribute('placeholder')).toBe('Nachricht schreiben…')
    return visitor
  }
}

/** Names of the files that a budget counts. */
const budgetedFiles = async (name: string) => {
  const budget = (await readBudgets()).find(each => each.name === name)
  if (!budget) throw new Error(`size-limit.json has no budget named "${name}"`)
  return budget.path.map(path => basename(path)).sort()
}

const downloaded = ({ files }: RecordedVisitor) =>
  [...files].filter(name => name !== LAUNCHER).sort()

describe('the files that size-limit.json counts', () => {
  test.each(firstInShortRun(Object.keys(STORIES), 1))(
    'are those that are downloaded: %s',
    async name => {
      const expected = await budgetedFiles(name)
      const visitor = await STORIES[name]!()
      await expect.poll(() => downloaded(visitor)).toEqual(expected)
      await visitor.page.waitForTimeout(QUIET_MS)
      expect(downloaded(visitor)).toEqual(expected)
    }
  )

  test('are enough to use the composer: opening, until the composer is usable', async () => {
    const expected = await budgetedFiles('opening, until the composer is usable')
    const visitor = await visit()
    await visitor.page.route(/\/cdn\//, route =>
      expected.includes(basename(new URL(route.request().url()).pathname))
        ? route.continue()
        : route.abort()
    )
    await visitor.open()
    await visitor.composer.fill(QUESTION)
    expect(await visitor.composer.inputValue()).toBe(QUESTION)
    expect(downloaded(visitor)).toEqual(expected)
  })
})
