import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLifecycleWorld, type LifecycleWorld } from './lifecycle-world'
import { firstInShortRun, longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

let here: LifecycleWorld

/** Holds back requests of a page. `came` resolves with the first; `open` lets all continue. */
const hold = async ({ page }: Visitor, address: RegExp) => {
  let open!: () => void
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  let come!: () => void
  const came = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(address, async route => {
    come()
    await opened
    await route.continue().catch(() => {})
  })
  return { open, came }
}

const ENDS: [where: string, address: RegExp, outcome: string, externalId?: string][] = [
  ['the config', /\/config\?/, 'not-initialized'],
  ['the messenger', /\/messenger\.js$/, 'ready'],
  ['the list of features, for a user', /\/features\.js$/, 'waits', 'early-2'],
  ['the login of a user', /\/login$/, 'not-initialized', 'early-4'],
  ['the options chunk', /\/options\.js$/, 'not-initialized'],
  ['the messenger, for a user', /\/messenger\.js$/, 'not-initialized', 'early-1'],
  ['the conversations chunk', /\/live\.js$/, 'ready'],
  ['the calls, for a user', /\/calls\.js$/, 'waits', 'early-3']
]

describe('Destroying the messenger', () => {
  beforeAll(async () => {
    here = await openLifecycleWorld()
  })
  afterAll(() => here.close())

  test.each(firstInShortRun(ENDS, 1))(
    'is possible while it waits for %s, and it can be started again at once',
    async (...end) => {
      const [, address, outcome, name] = end
      const visitor = await here.visitCounting()
      const { page, count, destroy, errors, init } = visitor
      const before = await count()
      const door = await hold(visitor, address)
      const first = init({ preload: 'eager', ...(name && here.userOf(name)) })
      await door.came
      await destroy()
      const second = init(here.userOf('late'))
      door.open()
      expect(await Promise.race([first, second.then(() => 'waits')])).toBe(outcome)
      await second
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(async () => (await visitor.messages()).at(-1)?.status).toBe('sent')
      const user = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser())
      expect(user?.externalId).toBe('late')
      expect(await page.locator('iframe').count()).toBe(1)
      expect(await visitor.launcher.count()).toBe(1)
      await destroy()
      await expect.poll(count).toEqual(before)
      expect(errors).toEqual([])
    }
  )

  longTest('keeps a pending message, which is sent once', async () => {
    const visitor = await here.visitCounting()
    const { page, count, destroy, errors, init } = visitor
    const before = await count()
    await init()
    await visitor.open()
    await visitor.write('Before')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const id = await visitor.conversationId()

    const door = await hold(visitor, /\/messages$/)
    await visitor.write('On its way')
    await door.came
    const heard = await page.evaluateHandle(() => [] as string[])
    await destroy()
    await page.evaluate(heard => {
      const { Pipit } = window as unknown as WithPipit
      Pipit.on('message:sent', ({ text }) => heard.push(text!))
    }, heard)
    await init()
    await visitor.open()
    door.open()
    await expect
      .poll(visitor.messages)
      .toMatchObject(['Before', 'On its way'].map(text => ({ text, status: 'sent' })))
    expect(await here.world.stored(id)).toEqual(['Before', 'On its way'])
    expect(await heard.jsonValue()).toEqual(['On its way'])
    await destroy()
    await expect.poll(count).toEqual(before)
    expect(errors).toEqual([])
  })

  test('keeps events of the previous user from the next one', async () => {
    const visitor = await here.visitCounting()
    const { page, destroy, errors, init } = visitor
    await init(here.userOf('former'))
    await visitor.open()
    await visitor.write('Before')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const door = await hold(visitor, /\/messages$/)
    await visitor.write('A secret')
    await door.came
    await destroy()
    const heard = await page.evaluateHandle(() => {
      const { Pipit } = window as unknown as WithPipit
      const heard: string[] = []
      for (const name of ['message', 'message:sent', 'connected'] as const) {
        Pipit.on(name, () => heard.push(name))
      }
      return heard
    })
    const answered = page.waitForResponse(/\/messages$/)
    await init(here.userOf('next'))
    door.open()
    await answered
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
    expect(await heard.jsonValue()).toEqual(['connected', 'message', 'message:sent'])
    expect(errors).toEqual([])
  })
})
