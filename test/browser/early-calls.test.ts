import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LAST_GETTER, LAST_VOID, METHODS } from '../../src/loader'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithSnippet } from './host-page'

const ALL = METHODS.split(' ')
const VOID = ALL.slice(LAST_GETTER + 1, LAST_VOID + 1)
const PROMISING = ALL.slice(LAST_VOID + 1)

let world: SharedWorld

/** Opens a page with the snippet, whose loader JSON is held back until `release`. */
const visit = async () => {
  const site = await servePage(await pageWithSnippet(world, { starts: false }))
  onTestFinished(site.close)
  const visitor = await world.visit({ url: 'about:blank' })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await visitor.page.route('**/loader.json', async route => {
    await released
    await route.continue()
  })
  await visitor.page.goto(site.url, { waitUntil: 'load' })
  return { ...visitor, release }
}

describe('Calls before the script has loaded', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('are answered when they are getters', async () => {
    const { page } = await visit()
    const answers = await page.evaluate(
      names => {
        const { Pipit } = window as any
        return names.map(name => Pipit[name]() ?? 'nothing')
      },
      ALL.slice(0, LAST_GETTER + 1)
    )

    expect(answers).toEqual([false, 0, [], false, 'nothing', 'nothing'])
  })

  test('return a promise or nothing, and `on` returns its unsubscribe function', async () => {
    const { page } = await visit()
    const kinds = await page.evaluate(
      names => {
        const { Pipit } = window as any
        return names.map(name => {
          const answer = Pipit[name]('ready', () => {})
          answer?.catch?.(() => {})
          return answer instanceof Promise ? 'promise' : typeof answer
        })
      },
      [...VOID, ...PROMISING]
    )

    expect(kinds).toEqual([
      'function',
      ...VOID.slice(1).map(() => 'undefined'),
      ...PROMISING.map(() => 'promise')
    ])
  })

  test('run in their order once the script has loaded, and settle their promises', async () => {
    const { page, release, launcher, composer, texts } = await visit()
    const integrationId = world.server.demo.integrationId
    await page.evaluate(integrationId => {
      const page = window as any
      const { Pipit } = page
      const heard: unknown[] = (page.heard = [])
      const note = (name: string) => (value: { text?: string; code?: string } | undefined) =>
        heard.push([name, value?.text ?? value?.code ?? 'done'])
      page.kept = Pipit
      const unheard = Pipit.on('ready', () => heard.push('unheard'))
      Pipit.on('ready', () => heard.push('ready'))
      unheard()
      page.calls = [
        Pipit.updateUser({ givenName: 'Too early' }).then(note('updateUser'), note('updateUser')),
        Pipit.init({ integrationId, businessName: 'Shop' }).then(note('init')),
        Pipit.sendMessage('First').then(note('first')),
        Pipit.sendMessage('Second').then(note('second')),
        Pipit.init({ integrationId }).then(note('again'), note('again'))
      ]
      Pipit.open()
      Pipit.setPredefinedMessage('And then')
    }, integrationId)

    release()
    const [heard, isSame] = await page.evaluate(async () => {
      const page = window as any
      await Promise.all(page.calls)
      return [page.heard, page.kept === page.Pipit]
    })
    expect(heard[0]).toEqual(['updateUser', 'not-initialized'])
    expect(heard).toContainEqual('ready')
    expect(heard).not.toContainEqual('unheard')
    expect(heard).toContainEqual(['again', 'already-initialized'])
    expect(heard.filter(([name]: string) => /init|first|second/.test(name ?? ''))).toEqual([
      ['init', 'done'],
      ['first', 'First'],
      ['second', 'Second']
    ])
    expect(isSame).toBe(true)

    expect(await launcher.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(texts).toEqual(['First', 'Second'])
    await expect.poll(() => composer.inputValue()).toBe('And then')
  })

  test('report what is wrong with their arguments once the messenger has loaded', async () => {
    const { page, release } = await visit()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.evaluate(integrationId => {
      const { Pipit } = window as any
      Pipit.on('message', 5)
      Pipit.setDelegate(5)
      Pipit.init({ integrationId })
      Pipit.setPredefinedMessage(5)
      Pipit.open()
    }, world.server.demo.integrationId)
    release()

    await expect
      .poll(() => errors.sort())
      .toEqual([
        'on(): expected a function, got number.',
        'setDelegate(): delegate: expected an object, got number.',
        'setPredefinedMessage(): text: expected a string, got number.'
      ])
    const sent = page.evaluate(() => (window as any).Pipit.sendMessage('It works all the same'))
    expect(await sent).toMatchObject({ text: 'It works all the same' })
  })
})
