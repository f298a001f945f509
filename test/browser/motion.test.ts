import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { openStoryWorld } from './story-world'
import type { WithPipit } from './visitor'

let world: ChatWorld

/** A change of style that takes time: its property and how long it takes. */
type Motion = [property: string, durationMs: number]

type Recording = WithPipit & { motions: Motion[] }

/** Records the motions of the frame, and of the launcher's icon. */
const recordMotions = () => {
  const motions: Motion[] = []
  Object.assign(window, { motions })
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    for (const animation of (target as Element).getAnimations()) {
      const { transitionProperty, effect } = animation as CSSTransition
      if (transitionProperty !== propertyName) continue
      motions.push([propertyName, Number(effect!.getComputedTiming().duration)])
    }
  })
}

const visit = async (options: object = {}) => {
  const visitor = await world.visit({ url: 'about:blank', ...options })
  const { page } = visitor
  await page.addInitScript(recordMotions)
  await page.goto(`${world.url}/demo/`)
  return {
    ...visitor,
    panel: page.locator('#web-messenger-container'),
    /** Returns the motions since the last call. */
    takeMotions: () =>
      page.evaluate(() => (window as unknown as Recording).motions.splice(0).sort())
  }
}

describe('The motion of the messenger', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('is made both ways, each time', async () => {
    const { open, launcher, page, panel, takeMotions } = await visit()
    for (const _ of [1, 2]) {
      await open()
      await page.waitForFunction(() => !document.getAnimations().length)
      expect(await takeMotions()).toEqual([
        ['d', 120],
        ['opacity', 150],
        ['transform', 150]
      ])
      await launcher.click()
      await panel.waitFor({ state: 'hidden' })
      expect(await takeMotions()).toEqual([
        ['d', 120],
        ['opacity', 120],
        ['transform', 120],
        ['visibility', 120]
      ])
    }
  })

  test.each([
    [{}, '410px 640px'],
    [{ position: { side: 'left' } }, '0px 640px'],
    [{ dir: 'rtl' }, '0px 640px'],
    [{ dir: 'rtl', position: { side: 'right' } }, '410px 640px']
  ])(
    'begins at the corner of the launcher: %j',
    async ({ dir = 'ltr', ...options }: { dir?: string; position?: object }, origin) => {
      const { page, panel } = await visit({ viewport: { width: 1280, height: 800 } })
      await page.evaluate(
        async ([dir, options, id]) => {
          document.documentElement.dir = dir
          const { Pipit } = window as unknown as WithPipit
          Pipit.destroy()
          await Pipit.init({ integrationId: id, ...options })
          Pipit.open()
        },
        [dir, options, world.server.demo.integrationId] as const
      )
      await expect
        .poll(() => panel.evaluate(each => getComputedStyle(each).transformOrigin))
        .toBe(origin)
    }
  )

  test.each<[string, object, Motion[]]>([
    [
      'brings a message',
      {},
      [
        ['opacity', 150],
        ['transform', 150]
      ]
    ],
    ['brings no message to those who want none', { reducedMotion: 'reduce' }, []]
  ])('%s that arrives while the messenger is closed', async (_, options, motions) => {
    const { open, write, messages, launcher, panel, page, ...visitor } = await visit(options)
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    await launcher.click()
    await panel.waitFor({ state: 'hidden' })
    await visitor.takeMotions()
    await world.say(await visitor.conversationId(), 'Good morning')
    await page.getByRole('button', { name: 'Dismiss message' }).hover()
    await page.waitForFunction(() => !document.getAnimations().length)
    expect(await visitor.takeMotions()).toEqual(motions)
  })

  test('leaves a messenger out of reach that can still be seen to go', async () => {
    const { open, page, panel } = await visit()
    await open()
    const states = await page.evaluate(() => {
      ;(window as unknown as WithPipit).Pipit.close()
      const frame = document.querySelector<HTMLElement>('#web-messenger-container')!
      return {
        isInert: frame.inert,
        visibility: getComputedStyle(frame).visibility,
        focused: document.activeElement!.id
      }
    })
    expect(states).toEqual({ isInert: true, visibility: 'visible', focused: 'messenger-button' })
    await panel.waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.id)).not.toMatch('container')
  })

  test('delays no input: a text can be written before it has ended', async () => {
    const { open, page, composer } = await visit()
    await open()
    const isFocused = await page.evaluate(async () => {
      const { Pipit } = window as unknown as WithPipit
      Pipit.close()
      Pipit.open()
      const frame = document.querySelector<HTMLIFrameElement>('#web-messenger-container')!
      const field = frame.contentDocument!.querySelector('textarea')!
      field.focus()
      return frame.contentDocument!.activeElement === field
    })
    expect(isFocused).toBe(true)
    await page.keyboard.type('At once')
    expect(await composer.inputValue()).toBe('At once')
  })

  test('is left out for those who want none', async () => {
    const { open, launcher, panel, takeMotions } = await visit({ reducedMotion: 'reduce' })
    await open()
    await launcher.click()
    await panel.waitFor({ state: 'hidden' })
    expect(await takeMotions()).toEqual([])
  })
})

describe('A large picture', () => {
  test('covers the page, and gives it back', async () => {
    const stories = await openStoryWorld()
    try {
      const { open, page, frame } = await stories.openTab({
        viewport: { width: 1280, height: 800 }
      })
      await open('media/image-large')
      const box = () => page.locator('#web-messenger-container').boundingBox()
      await expect.poll(box).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
      await (await frame()).getByRole('button', { name: 'Close picture' }).click()
      await expect.poll(box).toMatchObject({ width: 410, height: 640 })
    } finally {
      await stories.close()
    }
  })
})
