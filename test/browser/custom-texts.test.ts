import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  HELD_ELSEWHERE,
  OUT_OF_REACH,
  SEEN,
  SEEN_ON_PHONES,
  WITHOUT_PLACE
} from './custom-texts/rows'
import { openStoryWorld, type StoryWorld } from './story-world'

/** Milliseconds for all stories that the table names. */
const ALL_MS = 300_000
/**
 * Count of keys that sites of the other messenger may use, of the four of the time to answer and of the hours,
 * of what waits and of the camera.
 */
const KEYS = 135
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
/** Letters in brackets are no part of a date. */
const FORMATS = [
  'conversationListTimestampFormat',
  'conversationTimestampHeaderFormat',
  'messageTimestampFormat'
]
/** Browsers word these in every language, where the page does not. */
const WORDED_BY_BROWSERS = [
  ...['Day', 'Hour', 'JustNow', 'Minute'].map(unit => `messageRelativeTime${unit}`),
  ...['Minute', 'Minutes', 'Hour', 'Hours', 'Yesterday'].map(
    unit => `conversationListRelativeTime${unit}`
  )
]

let world: StoryWorld

const mark = (key: string) => `‹${key}›`

/** Reads the English texts of the messenger by key, each with a mark that is found on the screen. */
const readMarked = async (): Promise<Record<string, string>> => {
  const files = readdirSync('src/widget', { recursive: true, encoding: 'utf8' }).filter(file =>
    /(^|[/-])(texts|translate|share-location)\.ts$/.test(file)
  )
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ `../../src/widget/${file}`))
  )
  const tables = modules.flatMap(module =>
    Object.values(module).filter(value => Object(value) === value)
  )
  const texts = tables.flatMap(table => Object.entries<unknown>(table))
  return Object.fromEntries([
    ...texts
      .filter(([, text]) => typeof text === 'string')
      .map(([key, text]) => [key, `${String(text)} ${mark(key)}`]),
    ...FORMATS.map(key => [key, `[${mark(key)}]`]),
    ...WORDED_BY_BROWSERS.map(key => [key, mark(key)])
  ])
}

/** Collects marks from all documents of a page, also those that are shown for a moment. */
const collectMarks = () => {
  if (window !== top) return
  const marks = new Set<string>()
  Object.assign(window, { marks })
  const scan = (doc: Document) => {
    const words = [doc.title, doc.documentElement?.textContent]
    for (const element of doc.querySelectorAll('*')) {
      for (const { value } of element.attributes) words.push(value)
    }
    for (const [, key] of words.join(' ').matchAll(/‹(\w+)›/g)) marks.add(key!)
  }
  setInterval(() => {
    const frames = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument)
    for (const doc of [document, ...frames]) if (doc) scan(doc)
  }, 25)
}

/** Opens stories with marked texts, and lists the keys that were not seen in them. */
const findUnseen = async (rows: Record<string, string[]>, options: BrowserContextOptions) => {
  const hash = `#${encodeURIComponent(JSON.stringify({ customText: await readMarked() }))}`
  const { open, page, problems } = await world.openTab(options, hash)
  await page.addInitScript(collectMarks)
  const unseen: string[] = []
  for (const [story, keys] of Object.entries(rows)) {
    await open(story)
    const isThere = page.waitForFunction(
      keys => keys.every(key => (window as unknown as { marks: Set<string> }).marks.has(key)),
      keys
    )
    await isThere.catch(async () => {
      const marks = await page.evaluate(() => [
        ...(window as unknown as { marks: Set<string> }).marks
      ])
      unseen.push(...keys.filter(key => !marks.includes(key)).map(key => `${story}: ${key}`))
    })
    unseen.push(...problems().map(problem => `${story}: ${problem}`))
  }
  return unseen
}

describe('The keys of customText', () => {
  beforeAll(async () => {
    world = await openStoryWorld()
  })
  afterAll(() => world.close())

  test(`are ${KEYS}, each in one row`, () => {
    const rows = [
      ...Object.values(SEEN).flat(),
      ...Object.values(SEEN_ON_PHONES).flat(),
      ...Object.keys({ ...HELD_ELSEWHERE, ...OUT_OF_REACH }),
      ...WITHOUT_PLACE
    ]
    expect(rows).toHaveLength(KEYS)
    expect(new Set(rows).size).toBe(KEYS)
  })

  test('are seen in the stories of their rows', { timeout: ALL_MS }, async () => {
    expect(await findUnseen(SEEN, { viewport: { width: 1280, height: 800 } })).toEqual([])
  })

  test('are seen on phones in the stories of their rows', { timeout: ALL_MS }, async () => {
    expect(await findUnseen(SEEN_ON_PHONES, PHONE)).toEqual([])
  })

  test.each(Object.entries(HELD_ELSEWHERE))('include %s, which %s holds', (key, name) => {
    expect(readFileSync(name, 'utf8')).toContain(key)
  })

  test('that have no place yet have no text either', async () => {
    const texts = await readMarked()
    expect(WITHOUT_PLACE.filter(key => key in texts)).toEqual([])
  })
})
