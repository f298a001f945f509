import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld, type VisitOptions } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import type { WithPipit } from './visitor'

let world: ChatWorld

/** Opens a page and collects its errors. */
const visit = async (html: string, options: VisitOptions = {}) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ ...options, url: 'about:blank' })
  const errors: string[] = []
  visitor.page.on('pageerror', error => errors.push(error.message))
  await visitor.page.goto(site.url)
  return { ...visitor, errors, url: site.url }
}

/** Changes that frameworks make to a page when its visitor navigates. */
const CHANGES: Record<string, () => void> = {
  'changes its address': () => history.pushState({}, '', '/cart'),
  'empties its body': () => {
    document.body.textContent = 'Cart'
  },
  'replaces what its body holds': () => {
    document.body.replaceChildren(document.createElement('main'))
  },
  'swaps its body, and empties its head': () => {
    const body = document.createElement('body')
    body.append('Cart')
    document.body.replaceWith(body)
    document.head.replaceChildren(document.createElement('title'))
    history.pushState({}, '', '/cart')
  }
}

describe('The messenger in a changing page', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test.each(Object.entries(CHANGES))('keeps working when the page %s', async (_, change) => {
    const visitor = await visit(pageWithScript(world))
    const { page, errors } = visitor
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const id = await visitor.conversationId()
    await visitor.composer.fill('Half a thought')

    await page.evaluate(change)
    expect(await visitor.composer.inputValue()).toBe('Half a thought')
    await world.say(id, 'Good morning')
    await expect.poll(visitor.texts).toEqual(['Hello', 'Good morning'])
    await visitor.launcher.click()
    await world.say(id, 'Are you there?')
    await expect.poll(() => visitor.badge.textContent()).toBe('1')
    await page.evaluate(change)
    await visitor.open()
    await visitor.badge.waitFor({ state: 'hidden' })
    await visitor.composer.press('Enter')
    await expect.poll(visitor.texts).toContain('Half a thought')
    expect(errors).toEqual([])
  })

  test('loads although the page empties its head meanwhile', async () => {
    const visitor = await visit(pageWithScript(world))
    const { page } = visitor
    let open!: () => void
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    await page.route(/\/messenger\.js$/, async route => {
      await opened
      await route.continue()
    })
    const asked = page.waitForRequest(/\/messenger\.js$/)
    await visitor.launcher.click()
    await asked
    await page.evaluate(CHANGES['swaps its body, and empties its head']!)
    open()
    await visitor.composer.waitFor()
  })

  const PHONE = { viewport: { width: 360, height: 640 } }
  const REMOVALS: [what: string, selector: string, options?: VisitOptions][] = [
    ['frame', '#web-messenger-container'],
    ['launcher', '#messenger-button'],
    ['frame and launcher', '#web-messenger-container, #messenger-button'],
    ['frame on a phone', '#web-messenger-container', PHONE]
  ]

  test.each(REMOVALS)('opens again after the page removed its %s', async (_, selector, options) => {
    const visitor = await visit(pageWithScript(world), options)
    const { page, errors, launcher } = visitor
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const id = await visitor.conversationId()
    await visitor.composer.fill('Half a thought')
    await page.evaluate(
      selector => document.querySelectorAll(selector).forEach(node => node.remove()),
      selector
    )

    await page.evaluate(() => {
      const { Pipit } = window as unknown as WithPipit
      Pipit.close()
      Pipit.open()
    })
    await visitor.composer.waitFor()
    expect(await visitor.composer.inputValue()).toBe('Half a thought')
    await visitor.composer.press('Enter')
    // Before it is stored, an answer would come to stand above it.
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ text: 'Hello' }, { text: 'Half a thought', status: 'sent' }])
    await world.say(id, 'Good morning')
    await expect.poll(visitor.texts).toEqual(['Hello', 'Half a thought', 'Good morning'])

    await page.evaluate(selector => {
      document.querySelectorAll(selector).forEach(node => node.remove())
      ;(window as unknown as WithPipit).Pipit.destroy()
    }, selector)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await launcher.count()).toBe(0)
    const { integrationId } = world.server.demo
    await page.evaluate(
      integrationId => (window as unknown as WithPipit).Pipit.init({ integrationId }),
      integrationId
    )
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['Hello', 'Half a thought', 'Good morning'])
    expect(errors).toEqual([])
  })

  test.each([
    ['a script tag', async () => pageWithScript(world)],
    ['the snippet', () => pageWithSnippet(world)]
  ])('is the first one on a page that runs %s twice', async (_, make) => {
    const html = await make()
    const [again] = /<script[^]*<\/script>/.exec(html)!
    const visitor = await visit(
      html.replace(
        again,
        `${again}<script>var first = Pipit; Pipit.on('ready', function () { first.isReady = true })` +
          `</script>${again}`
      )
    )
    const { page, launcher } = visitor
    await launcher.waitFor()
    await page.waitForFunction(() => (window as any).first.isReady)
    expect(await page.evaluate(() => (window as any).first === (window as any).Pipit)).toBe(true)
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
    expect(await launcher.count()).toBe(1)
    expect(await page.locator('iframe').count()).toBe(1)
  })

  test('takes the styles of a chunk that comes while its frame is out of the page', async () => {
    const visitor = await visit(pageWithScript(world))
    const { page, errors, chat } = visitor
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    let release = () => {}
    const isHeld = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/contents\.js$/, async route => {
      await isHeld
      await route.continue()
    })
    const request = page.waitForRequest(/\/contents\.js$/)
    await world.say(await visitor.conversationId(), 'See https://example.com/wheels')
    await request
    await page.evaluate(() => document.querySelector('#web-messenger-container')!.remove())
    const response = page.waitForResponse(/\/contents\.js$/)
    release()
    await (await response).finished()

    await page.evaluate(() => {
      const { Pipit } = window as unknown as WithPipit
      Pipit.close()
      Pipit.open()
    })
    await chat.getByRole('link', { name: 'example.com' }).waitFor()
    expect(errors).toEqual([])
  })
})
