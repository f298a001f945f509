import type { BrowserContextOptions, Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers, findCut, findMotion } from './find-barriers'
import { openStoryWorld, type StoryWorld } from './story-world'

/** Time for all stories in one look. */
const ALL_MS = 240_000

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const NARROW = { width: 320, height: 480 }
/** A screen of 1280 × 800 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
const STILL = { reducedMotion: 'reduce' } as const

let world: StoryWorld

beforeAll(async () => {
  world = await openStoryWorld()
})
afterAll(() => world.close())

/** One story of each kind. */
const oneOfEach = () => [
  ...new Map(
    world.names.map(name => [name.split('/')[0], name]).reverse() as [string, string][]
  ).values()
]

interface Look {
  options: BrowserContextOptions
  query?: string
  names?: string[]
}

/** Opens stories one after the other, and says what is wrong with each. */
const inspect = async (
  { options, query, names = world.names }: Look,
  look: (frame: Frame) => Promise<string[]>
) => {
  const { open, frame, complaints } = await world.openTab({ ...STILL, ...options }, query)
  const found: string[] = []
  for (const name of names) {
    await open(name)
    const problems = [...(await look(await frame())), ...complaints()]
    found.push(...problems.map(problem => `${name}: ${problem}`))
  }
  return found
}

test('has no barriers on a desk in the light', { timeout: ALL_MS }, async () => {
  const options = { viewport: { width: 1280, height: 800 } }
  expect(await inspect({ options, query: '&theme=light' }, findBarriers)).toEqual([])
})

test(
  'has no barriers on a phone in the dark, stands still, and fits 320 px',
  { timeout: ALL_MS },
  async () => {
    const options = { ...PHONE, colorScheme: 'dark' } as const
    const found = await inspect({ options, query: '&theme=dark' }, async frame => {
      const problems = [...(await findBarriers(frame)), ...(await findMotion(frame))]
      await frame.page().setViewportSize(NARROW)
      problems.push(...(await findCut(frame)))
      await frame.page().setViewportSize(PHONE.viewport)
      return problems
    })
    expect(found).toEqual([])
  }
)

test.each<[string, Omit<Look, 'names'>]>([
  ['where pages read from the right', { options: PHONE, query: '&dir=rtl' }],
  ['with forced colours', { options: { forcedColors: 'active' } }],
  ['at 200 %', { options: ZOOMED }]
])('has no barriers %s', { timeout: ALL_MS }, async (_, look) => {
  const found = await inspect({ ...look, names: oneOfEach() }, async frame => [
    ...(await findBarriers(frame)),
    ...(await findCut(frame))
  ])
  expect(found).toEqual([])
})

test('hears of what the policy of the stories forbids', async () => {
  const { open, frame, complaints } = await world.openTab(STILL)
  await open('conversation/short')
  expect(complaints()).toEqual([])
  await (await frame()).locator('body').evaluate(body => body.setAttribute('style', 'top: 0'))
  await expect.poll(complaints).toContain('style-src-attr: inline')
})

test('leaves room to read and to write at 200 %', async () => {
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

test('names the tab by the words that stand on it', async () => {
  const { open, page } = await world.openTab(STILL)
  await open('launcher/tab-badge')
  const tab = page.getByRole('button', { name: /^Harbour Street Cycles\b.*2 unread/ })
  expect(await tab.innerText()).toContain('Harbour Street Cycles')
})

test('says once why a file was refused', async () => {
  const { open, frame } = await world.openTab(STILL)
  await open('uploads/refused')
  const said = (await frame()).locator('.error:visible')
  expect(await said.allInnerTexts()).toEqual(['Error: Files of this type cannot be sent.'])
})
