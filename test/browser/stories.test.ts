import type { BrowserContextOptions, Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrast } from '../unit/fakes/contrast'
import {
  findAccessibilityProblems,
  findCutOff,
  findLowTargets,
  findMotion
} from './find-accessibility-problems'
import { shownColor } from './shown-color'
import { openStoryWorld, type StoryWorld } from './story-world'

/** Milliseconds for all stories in one look. */
const ALL_MS = 600_000

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } }
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const NARROW = { width: 320, height: 480 }
/** Viewport of a 1280 × 800 screen at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
const STILL = { reducedMotion: 'reduce' } as const

let world: StoryWorld

interface Look {
  options: BrowserContextOptions
  query?: string
  names?: string[]
}

/** Opens stories one after the other, and lists the problems of each. */
const inspect = async (
  { options, query, names = world.names }: Look,
  look: (frame: Frame) => Promise<string[]>
) => {
  const { open, frame, problems: reported } = await world.openTab({ ...STILL, ...options }, query)
  const found: string[] = []
  for (const name of names) {
    await open(name)
    const problems = [...(await look(await frame())), ...reported()]
    found.push(...problems.map(problem => `${name}: ${problem}`))
  }
  return found
}

/** Reads the colour at the start of a picture. */
const colorOf = (page: Page, picture: Buffer) =>
  page.evaluate(
    async bytes => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')!
      context.drawImage(await createImageBitmap(new Blob([new Uint8Array(bytes)])), 0, 0)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    },
    [...picture]
  )

/** Measures parts of a page, a frame or an element, in the order of their selectors. */
const boxesOf = (within: Pick<Page, 'locator'> | Locator, parts: string[]) =>
  Promise.all(parts.map(part => within.locator(part).boundingBox()))

/** Doubles the size of text in a messenger, as a visitor's browser does. */
const enlargeText = (frame: Frame) =>
  frame.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

describe('The stories', () => {
  beforeAll(async () => {
    world = await openStoryWorld()
  })
  afterAll(() => world.close())

  test(
    'have no accessibility violations on a desktop screen in light mode',
    { timeout: ALL_MS },
    async () => {
      const look = { options: DESKTOP, query: '&theme=light' }
      expect(await inspect(look, findAccessibilityProblems)).toEqual([])
    }
  )

  test(
    'have no accessibility violations on a phone in dark mode, targets for fingers, no motion, and fit 320 px',
    { timeout: ALL_MS },
    async () => {
      const options = { ...PHONE, colorScheme: 'dark' } as const
      const found = await inspect({ options, query: '&theme=dark' }, async frame => {
        const problems = [
          ...(await findAccessibilityProblems(frame)),
          ...(await findMotion(frame)),
          ...(await findLowTargets(frame))
        ]
        await frame.page().setViewportSize(NARROW)
        problems.push(...(await findCutOff(frame)))
        await frame.page().setViewportSize(PHONE.viewport)
        return problems
      })
      expect(found).toEqual([])
    }
  )

  test.each<[string, Look]>([
    ['on a phone', { options: PHONE, query: '&theme=light' }],
    ['on a phone held on its side', { options: LANDSCAPE, query: '&theme=light' }],
    [
      'on a desktop screen in dark mode',
      { options: { ...DESKTOP, colorScheme: 'dark' }, query: '&theme=dark' }
    ],
    ['on right-to-left pages', { options: PHONE, query: '&dir=rtl' }],
    ['with forced colours', { options: { forcedColors: 'active' } }],
    ['at 200 %', { options: ZOOMED }]
  ])('have no accessibility violations %s', { timeout: ALL_MS }, async (_, look) => {
    const found = await inspect(look, async frame => [
      ...(await findAccessibilityProblems(frame)),
      ...(await findCutOff(frame))
    ])
    expect(found).toEqual([])
  })

  test('have policy violations that this test detects', async () => {
    const { open, frame, problems: reported } = await world.openTab(STILL)
    await open('conversation/short')
    expect(reported()).toEqual([])
    await (await frame()).locator('body').evaluate(body => body.setAttribute('style', 'top: 0'))
    await expect.poll(reported).toContain('style-src-attr: inline')
  })

  test('leave room to read and to write at 200 %', async () => {
    const { open, frame } = await world.openTab(ZOOMED)
    await open('conversation/short')
    const messenger = await frame()
    const [log, composer] = await Promise.all([
      messenger.locator('#conversation').boundingBox(),
      messenger.locator('textarea.message-input').boundingBox()
    ])
    expect(log!.height).toBeGreaterThan(100)
    expect(composer!.y + composer!.height).toBeLessThan(ZOOMED.viewport.height)
  })

  test.each(['introduction/fixed', 'introduction/fixed-alone'])(
    'leave room to read under a fixed introduction at twice the size of text: %s',
    async story => {
      const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
      await open(story)
      const messenger = await frame()
      await enlargeText(messenger)
      await messenger
        .locator('.greeting p')
        .evaluate(words => words.append(' We answer here.'.repeat(20)))
      const [panel, header, title, log] = await boxesOf(messenger, [
        '#app',
        '#header',
        '#header div',
        '#conversation'
      ])
      expect(header!.height).toBeGreaterThanOrEqual(title!.height)
      expect(log!.height).toBeGreaterThan(panel!.height / 4)
    }
  )

  test('keep the composer in view under fixed starters at twice the size of text', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
    await open('welcome/fixed')
    const messenger = await frame()
    await enlargeText(messenger)
    const [panel, composer] = await boxesOf(messenger, ['#app', '#footer'])
    expect(composer!.y + composer!.height).toBeLessThan(panel!.y + panel!.height)
  })

  test.each([
    ['left to right', ''],
    ['right to left', '&dir=rtl']
  ])(
    'keep the count of unread messages off the arrow at twice the size of text, %s',
    async (_, query) => {
      const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP }, query)
      await open('header/others-unread')
      const messenger = await frame()
      await enlargeText(messenger)
      const [arrow, badge] = await boxesOf(messenger, [
        '#header button:has(.unread-badge) path',
        '#header .unread-badge'
      ])
      // Its round corner is beside the tip of the arrow.
      const gap = query
        ? arrow!.x - (badge!.x + badge!.width)
        : badge!.x - (arrow!.x + arrow!.width)
      expect(gap).toBeGreaterThan(-2)
    }
  )

  test('enlarge signs with the words beside them', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
    await open('connection/reconnecting')
    const messenger = await frame()
    const sign = messenger.locator('.bar svg')
    const before = (await sign.boundingBox())!.width
    await enlargeText(messenger)
    expect((await sign.boundingBox())!.width).toBe(2 * before)
  })

  test('hang the time under its message at twice the size of text', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
    await open('conversation/times')
    const messenger = await frame()
    await enlargeText(messenger)
    const covered = await messenger
      .locator('.row[data-timed]')
      .evaluate(row => row.clientHeight - parseFloat(getComputedStyle(row, '::after').top))
    expect(covered).toBeLessThan(1)
  })

  test('show quick replies whole at twice the size of text', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
    await open('text/replies')
    const messenger = await frame()
    await enlargeText(messenger)
    const chips = messenger.locator('.chip span')
    const cut = await chips.evaluateAll(all =>
      all.filter(each => each.scrollWidth > each.clientWidth)
    )
    expect(await chips.count()).toBeGreaterThan(1)
    expect(cut.length).toBe(0)
  })

  test('have what a visitor sets at the end of its line at twice the size of text', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...PHONE })
    await open('settings/alone')
    const messenger = await frame()
    await enlargeText(messenger)
    const [list, language, sound] = await boxesOf(messenger, [
      '#settings',
      'select',
      '.setting input'
    ])
    const end = list!.x + list!.width
    const gaps = [language, sound].map(each => Math.round(end - each!.x - each!.width))
    expect(gaps).toEqual([16, 16])
  })

  test('name the tab launcher by its visible text', async () => {
    const { open, page } = await world.openTab(STILL)
    await open('launcher/tab-badge')
    const tab = page.getByRole('button', { name: /^Harbour Street Cycles\b.*2 unread/ })
    expect(await tab.innerText()).toContain('Harbour Street Cycles')
  })

  test('show the panel right above its tab', async () => {
    const { open, page } = await world.openTab({ ...STILL, ...DESKTOP })
    await open('launcher/tab-opened')
    const [panel, tab] = await boxesOf(page, ['#web-messenger-container', '#messenger-button'])
    const gap = tab!.y - (panel!.y + panel!.height)
    expect(Math.abs(gap)).toBeLessThanOrEqual(1)
  })

  test('give the panel an edge on a dark page, where its shadow is not seen', async () => {
    const { open, page } = await world.openTab({ ...STILL, ...DESKTOP, colorScheme: 'dark' })
    await open('conversation/short')
    const { x, y } = (await page.locator('#web-messenger-container').boundingBox())!
    const lightBeside = async (left: number) => {
      const clip = { x: x - left, y: y + 200, width: 1, height: 1 }
      return (await colorOf(page, await page.screenshot({ clip })))[0]!
    }
    // Beyond the shadow.
    const ground = await lightBeside(100)
    expect(await lightBeside(1)).toBeGreaterThan(ground)
  })

  test('show once why a file was refused', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('uploads/refused')
    const said = (await frame()).locator('.error:visible')
    expect(await said.allInnerTexts()).toEqual(['Files of this type cannot be sent.'])
  })

  test('tell a message that waits by a dashed line within its bubble, on any colour', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('connection/written-offline')
    const bubble = (await frame()).locator('[data-status=waiting] .bubble')
    const line = await bubble.evaluate(element => {
      const { color, outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element)
      return { style: outlineStyle, isOfText: outlineColor === color, offset: outlineOffset }
    })
    expect(line).toEqual({ style: 'dashed', isOfText: true, offset: '-4px' })
  })

  test('say in another colour than that of a warning that the connection is back', async () => {
    const { open, frame } = await world.openTab(STILL)
    const looks = []
    for (const state of ['reconnecting', 'back']) {
      await open(`connection/${state}`)
      const bar = (await frame()).locator('.bar')
      looks.push({
        color: await shownColor(bar, 'color'),
        ground: await shownColor(bar, 'background-color')
      })
    }
    expect(looks[0]!.color).not.toEqual(looks[1]!.color)
    expect(looks[0]!.ground).not.toEqual(looks[1]!.ground)
  })

  test('say within the colour of the header that there is no connection', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('connection/reconnecting')
    const messenger = await frame()
    const ground = messenger.locator('[role=status]:has(> .bar)')
    const header = messenger.locator('#header')
    const [colors, places] = await Promise.all([
      Promise.all([ground, header].map(each => shownColor(each, 'background-color'))),
      Promise.all([ground, header, ground.locator('.bar')].map(each => each.boundingBox()))
    ])
    expect(colors[0]).toEqual(colors[1])
    const [around, above, bar] = places
    expect(around!.y).toBeCloseTo(above!.y + above!.height)
    expect(bar!.x).toBeCloseTo(around!.x + 12)
    expect(bar!.y + bar!.height).toBeCloseTo(around!.y + around!.height - 12)
  })

  test('tell a device without a network from a server out of reach, for which a ring turns', async () => {
    const { open, page, frame } = await world.openTab({ reducedMotion: 'no-preference' })
    // Whatever network the machine of the test has.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
    )
    const signs = []
    for (const state of ['reconnecting', 'offline', 'back']) {
      await open(`connection/${state}`)
      const bar = (await frame()).locator('.bar')
      signs.push(
        await bar.evaluate(element => ({
          shape: element.querySelector('path')?.getAttribute('d'),
          isTurning: !!element.querySelector('svg')?.getAnimations().length
        }))
      )
    }
    expect(signs.map(({ isTurning }) => isTurning)).toEqual([true, false, false])
    expect(new Set(signs.map(({ shape }) => shape)).size).toBe(3)
  })

  test.each([
    'sending/too-long',
    'forms/no-address',
    'uploads/refused',
    'list/creation-failed',
    'channel/sms-invalid',
    'text/postback-failed',
    'text/location-denied',
    'forms/failed',
    'prechat/failed'
  ])('have a sign beside the words of what went wrong: %s', async story => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const sign = (await frame()).locator(':is(.error, .problem, .retry):visible svg')
    const sizes = await sign.evaluateAll(all => all.map(each => each.getBoundingClientRect().width))
    expect(sizes).toEqual([16])
  })

  test.each([
    ['history/loading', '#conversation .note'],
    ['list/loading-more', '#conversation-list .note']
  ])('turn a ring beside what is loaded: %s', async (story, note) => {
    const turning = async (reducedMotion: 'no-preference' | 'reduce') => {
      const { open, frame } = await world.openTab({ reducedMotion })
      await open(story)
      const ring = (await frame()).locator(`${note} svg`)
      return ring.evaluate(svg => svg.getAnimations().length)
    }
    expect(await turning('no-preference')).toBe(1)
    expect(await turning('reduce')).toBe(0)
  })

  test.each([
    ['', 1],
    ['&dir=rtl', -1]
  ])('lead on from an item in the direction of the page: "%s"', async (query, onwards) => {
    const { open, frame } = await world.openTab(STILL, query)
    await open('cards/list')
    const face = (await frame()).locator('.listed:not(.large) .face').first()
    const turned = await face.evaluate(
      element => new DOMMatrix(getComputedStyle(element, '::after').transform).a
    )
    expect(Math.sign(turned)).toBe(onwards)
  })

  test('lead on from each starter in the direction of the page, whatever its language', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('welcome/long-starters')
    const starters = (await frame()).locator('.starters button')
    const looks = await starters.evaluateAll(all =>
      all.map(each => [
        getComputedStyle(each, '::after').transform,
        getComputedStyle(each.firstElementChild!).direction
      ])
    )
    expect(new Set(looks.map(([turned]) => turned)).size).toBe(1)
    expect(new Set(looks.map(([, direction]) => direction))).toEqual(new Set(['ltr', 'rtl']))
  })

  test('show the first channels of a folded row whole, beside each other', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('welcome/channels')
    const icons = (await frame()).locator('.channel-fold svg')
    const gaps = await icons.evaluateAll(all => {
      const boxes = all.map(each => each.getBoundingClientRect())
      return boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right)
    })
    expect(gaps).toEqual([4, 4, 4])
  })

  test.each([
    ['', 1],
    ['&dir=rtl', -1]
  ])(
    'have the badge of the launcher at the end of the icon, its number before its sign: "%s"',
    async (query, side) => {
      const { open, page } = await world.openTab(STILL, query)
      await open('launcher/badge-9-plus')
      const parts = ['#messenger-button svg', '#messenger-button .unread-badge']
      const [icon, badge] = (await boxesOf(page, parts)).map(box => box!.x + box!.width / 2)
      expect(Math.sign(badge! - icon!)).toBe(side)
      const [number, sign] = await page.locator('.unread-badge').evaluate(({ firstChild }) =>
        [0, 1].map(place => {
          const character = document.createRange()
          character.setStart(firstChild!, place)
          character.setEnd(firstChild!, place + 1)
          return character.getBoundingClientRect().left
        })
      )
      expect(number).toBeLessThan(sign!)
    }
  )

  test.each([
    ['forms/choice', '.select'],
    ['settings/alone', '.setting:has(select)']
  ])('draw the arrow of a select as other arrows: %s', async (story, part) => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const box = (await frame()).locator(part)
    const select = box.locator('select')
    expect(await select.evaluate(element => getComputedStyle(element).appearance)).toBe('none')
    const edges = await box.evaluate(element => getComputedStyle(element, '::after').borderWidth)
    expect(edges).toBe('0px 2px 2px 0px')
  })

  test('keep an answer apart from its tick, also one that reads against the page', async () => {
    const { open, frame } = await world.openTab(STILL, '&dir=rtl')
    await open('forms/choice')
    const line = (await frame()).locator('.locked').first()
    const gap = await line.evaluate(({ children }) => {
      const [answer, tick] = [...children].map(each => each.getBoundingClientRect())
      return answer!.left - tick!.right
    })
    expect(gap).toBeCloseTo(8)
  })

  test.each(['light', 'dark'] as const)(
    'have words that can be read on a button that waits in %s mode',
    async colorScheme => {
      const { open, frame } = await world.openTab({ ...STILL, colorScheme })
      await open('channel/sms-sending')
      const button = (await frame()).locator('.main-button')
      expect(await button.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
      const [words, ground] = await Promise.all(
        ['color', 'background-color'].map(async property =>
          (await shownColor(button, property))
            .map(part => part.toString(16).padStart(2, '0'))
            .join('')
        )
      )
      expect(contrast(words!, ground!)).toBeGreaterThanOrEqual(4.5)
    }
  )

  test.each(['failed', 'cancelled', 'expired', 'ping-failed'])(
    'keep the number that could not be linked in its field: %s',
    async reason => {
      const { open, frame } = await world.openTab(STILL)
      await open(`channel/sms-${reason}`)
      const field = (await frame()).locator('.channel input')
      expect(await field.inputValue()).not.toBe('')
      expect(await field.getAttribute('aria-invalid')).toBe(`${reason === 'failed'}`)
    }
  )

  test('wrap the words under a picture where it ends', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...LANDSCAPE })
    await open('media/image-with-words')
    const parts = (await frame()).locator('.media, .media img')
    const widths = await parts.evaluateAll(all =>
      all.map(each => Math.round(each.getBoundingClientRect().width))
    )
    expect(new Set(widths).size).toBe(1)
  })

  test('show who asks beside the question, and what went wrong at the side of the replies', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('text/location-denied')
    const row = (await frame()).locator('.row:has(> .chips)')
    const [bubble, avatar] = await boxesOf(row, ['.bubble', '.avatar'])
    expect(avatar!.y + avatar!.height).toBeCloseTo(bubble!.y + bubble!.height)
    expect(avatar!.x + avatar!.width).toBeLessThan(bubble!.x)
    const problem = row.locator('.problem')
    expect(await problem.evaluate(each => getComputedStyle(each).textAlign)).toBe('end')
  })

  test.each(['welcome/starter-pressed', 'text/reply-sent'])(
    'have the ring of the conversation within it: %s',
    async story => {
      const { open, frame } = await world.openTab(STILL)
      await open(story)
      const list = (await frame()).locator('#conversation')
      const offset = await list.evaluate(element => getComputedStyle(element).outlineOffset)
      expect(offset).toBe('-2px')
    }
  )

  test('leave six tenths of a phone held on its side to messages and composer under a fixed introduction', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...LANDSCAPE })
    await open('introduction/fixed')
    const log = (await (await frame()).locator('#conversation').boundingBox())!
    expect(log.y).toBeLessThan(LANDSCAPE.viewport.height * 0.4)
  })

  test.each([
    ['upright', PHONE],
    ['on its side', LANDSCAPE]
  ])(
    'have room for the ring of a channel within a fixed introduction on a phone held %s',
    async (_, options) => {
      const { open, frame } = await world.openTab({ ...STILL, ...options })
      await open('introduction/fixed')
      const [around, channel] = await boxesOf(await frame(), [
        '.introduction',
        '.channel-list button >> nth=-1'
      ])
      const below = around!.y + around!.height - channel!.y - channel!.height
      expect(below).toBeGreaterThanOrEqual(4)
      expect(channel!.height).toBeGreaterThanOrEqual(44)
    }
  )

  test('have the way into a channel in view on a phone held on its side', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...LANDSCAPE })
    await open('channel/whatsapp')
    const way = (await (await frame()).locator('.channel .main-button').boundingBox())!
    expect(way.y + way.height).toBeLessThanOrEqual(LANDSCAPE.viewport.height)
  })

  test('offer both ways on from a failed upload in one line below what went wrong', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...PHONE })
    await open('uploads/failed')
    const state = (await frame()).locator('.upload')
    const tops = await state.evaluate(({ children }) =>
      [...children].map(each => Math.round(each.getBoundingClientRect().top))
    )
    const [problem, retry, remove] = tops
    expect(retry).toBeGreaterThan(problem!)
    expect(remove).toBe(retry)
  })

  test('have the times of the list beside the names, with and without a badge', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('list/several')
    const rows = (await frame()).locator('.choice:has(.aside)')
    const areBeside = await rows.evaluateAll(all =>
      all.map(row => {
        const [name, time] = ['.words bdi', 'time'].map(part => {
          const { top, height } = row.querySelector(part)!.getBoundingClientRect()
          return top + height / 2
        })
        return Math.abs(name! - time!) < 2
      })
    )
    expect(areBeside.length).toBeGreaterThan(1)
    expect(areBeside).not.toContain(false)
  })

  test.each([
    ['list/loading-more', PHONE],
    ['list/failed-more', PHONE],
    ['settings/failed', LANDSCAPE]
  ])('have in view what becomes of a list that is loaded: %s', async (story, options) => {
    const { open, frame } = await world.openTab({ ...STILL, ...options })
    await open(story)
    const note = (await (await frame()).locator('.note:visible').boundingBox())!
    expect(note.y + note.height).toBeLessThanOrEqual(options.viewport.height)
  })

  test('draw the knob of a switch alike when it is on and off', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('settings/alone')
    const control = (await frame()).getByRole('switch')
    const look = () =>
      control.evaluate(element => {
        const { backgroundColor: track } = getComputedStyle(element)
        return { track, knob: getComputedStyle(element, '::before').borderTopColor }
      })
    const on = await look()
    await control.uncheck()
    const off = await look()
    expect(on.knob).toBe(off.knob)
    expect(on.track).not.toBe(off.track)
  })

  test('mark the composer that has the focus, also with forced colours', async () => {
    const { open, frame } = await world.openTab({ ...STILL, forcedColors: 'active' })
    await open('conversation/short')
    const messenger = await frame()
    await messenger.locator('textarea.message-input').focus()
    const composer = messenger.locator('#footer')
    expect(await composer.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
  })

  test('draw each choice and each waiting button legibly with forced colours', async () => {
    const { open, frame } = await world.openTab({ ...STILL, forcedColors: 'active' })
    await open('forms/failed')
    const answers = await (await frame()).locator('.locked > :first-child').all()
    const colors = await Promise.all(answers.map(answer => shownColor(answer, 'color')))
    expect(colors.length).toBeGreaterThan(1)
    expect(new Set(colors.map(String)).size).toBe(1)
    await open('channel/sms-sending')
    const button = (await frame()).locator('.main-button[aria-disabled]')
    const waiting = await shownColor(button, 'color')
    await button.evaluate(element => element.setAttribute('aria-disabled', 'false'))
    expect(waiting).not.toEqual(await shownColor(button, 'color'))
  })

  test.each([
    ['text/actions', '.action'],
    ['conversation/short', '#header .icon-button'],
    ['conversation/short', '.icon-button.menu'],
    ['conversation/short', '.send'],
    ['cards/carousel', '.to-end'],
    ['forms/new', '.next'],
    ['list/several', '.main-button']
  ])('answer the pointer over buttons: %s %s', async (story, buttons) => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const messenger = await frame()
    if (buttons === '.send') await messenger.locator('textarea.message-input').fill('On my way')
    const button = messenger.locator(buttons).first()
    const look = () =>
      button.evaluate(element => {
        const { backgroundColor, filter, opacity } = getComputedStyle(element)
        return [backgroundColor, filter, opacity]
      })
    const before = await look()
    await button.hover()
    await expect.poll(look).not.toEqual(before)
  })

  test.each([
    ['text/actions', '.action'],
    ['text/replies', '.chip'],
    ['cards/carousel', '.card .action']
  ])('give the words of outlined buttons the colour of their edge: %s %s', async (story, part) => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const messenger = await frame()
    const button = messenger.locator(part).first()
    const words = await shownColor(button, 'color')
    expect(words).toEqual(await shownColor(button, 'border-top-color'))
    expect(words).not.toEqual(await shownColor(messenger.locator('#app'), 'color'))
  })

  test('offer replies at the side of the visitor, and other buttons as pills', async () => {
    const { open, frame } = await world.openTab(STILL)
    await open('text/replies')
    const gap = await (await frame()).locator('.chips').evaluate(list => {
      const edges = [...list.children].map(chip => chip.getBoundingClientRect().right)
      return list.closest('.log')!.getBoundingClientRect().right - Math.max(...edges)
    })
    expect(Math.round(gap)).toBe(16)
    await open('text/actions')
    const action = (await frame()).locator('.action').first()
    expect(await action.evaluate(element => getComputedStyle(element).borderRadius)).toBe('22px')
  })

  test.each([
    ['conversation/short', '.bubble'],
    ['cards/carousel', '.card'],
    ['forms/sent', 'summary'],
    ['welcome/starters', '.starters'],
    ['welcome/starters', '.starters button']
  ])('have the corners that a page gives: %s %s', async (story, part) => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const messenger = await frame()
    await messenger
      .locator('#app')
      .evaluate(({ style }) => style.setProperty('--pipit-radius', '5px'))
    const corner = await messenger
      .locator(part)
      .first()
      .evaluate(element => getComputedStyle(element).borderStartStartRadius)
    expect(corner).toBe('5px')
  })

  test.each([
    ['forms/new', '.active', 'border-top-color', 'edge'],
    ['forms/sent', '.form summary svg', 'background-color', 'fine'],
    ['list/several', '[aria-current]', 'background-color', 'tint']
  ])('have a colour of the page: %s %s %s', async (story, part, property, token) => {
    const { open, frame } = await world.openTab(STILL)
    await open(story)
    const messenger = await frame()
    await messenger
      .locator('#app')
      .evaluate(({ style }, token) => style.setProperty(`--pipit-${token}-color`, '#a1b2c3'), token)
    const shown = await shownColor(messenger.locator(part).first(), property)
    expect(shown).toEqual([161, 178, 195])
  })

  test('look within a page as they do over it', async () => {
    const { open, frame } = await world.openTab({ ...STILL, ...DESKTOP })
    const looksOf = async (story: string) => {
      await open(story)
      const messenger = await frame()
      const parts = ['#header', '#header .portrait', '.author', '.avatar', '#footer', '.status']
      const bubbles = ['[data-role=user] .bubble', '[data-role=business] .bubble']
      return Promise.all(
        [...parts, ...bubbles].map(part =>
          messenger
            .locator(part)
            .first()
            .evaluate(element => {
              const { color, backgroundColor, borderRadius, boxShadow, font, padding } =
                getComputedStyle(element)
              // What makes room for notches comes with what an embedded one needs, and is clipped without any.
              const shadow = boxShadow.replace(/, rgb\([\d, ]+\) 0px 0px 0px \d+px$/, '')
              return [color, backgroundColor, borderRadius, shadow, font, padding]
            })
        )
      )
    }
    // The same conversation, with somebody who types.
    expect(await looksOf('fit/embedded')).toEqual(await looksOf('typing/somebody'))
  })

  test.each([
    ['on a desktop screen', DESKTOP],
    ['on a phone', PHONE]
  ])('tell a white header from a white page %s', async (_, options) => {
    const dressed = '&theme=light#{"customColors":{"brandColor":"ffffff"}}'
    const { open, page, frame } = await world.openTab({ ...STILL, ...options }, dressed)
    await open('conversation/long')
    const { x, y, height } = (await (await frame()).locator('#header').boundingBox())!
    // At the edge, where no message lies.
    const below = async (top: number) => {
      const clip = { x: x + 4, y: y + height + top, width: 4, height: 1 }
      return colorOf(page, await page.screenshot({ clip }))
    }
    // The greeting lies over it until messages have come.
    await expect.poll(() => below(0)).toEqual([217, 222, 229])
    expect(await below(1)).toEqual([255, 255, 255])
  })

  test(
    'have targets for fingers on a tablet, which the messenger does not fill',
    { timeout: ALL_MS },
    async () => {
      const options = { ...PHONE, viewport: { width: 820, height: 1180 } }
      const names = world.names.filter(name => /^(history|sending|text)\//.test(name))
      expect(await inspect({ options, names }, findLowTargets)).toEqual([])
    }
  )

  test.each([
    ['media/image-large', '.lightbox .icon-button'],
    ['text/webview-full', '.webview .icon-button']
  ])('keep the notch of a phone clear of buttons: %s', async (story, buttons) => {
    const { open, page, frame } = await world.openTab({ ...STILL, ...PHONE })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, right: 30 } })
    await open(story)
    const shown = (await frame()).locator(buttons)
    const places = await shown.evaluateAll(all =>
      all.map(each => {
        const { top, right } = each.getBoundingClientRect()
        return top >= 47 && right <= innerWidth - 30
      })
    )
    expect(places.length).toBeGreaterThan(0)
    expect(places).not.toContain(false)
  })
})
