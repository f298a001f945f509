import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFERENCE_PATHS } from '../../src/guide/reference'
import { openRestWorld, type RestWorld } from './rest-world'

interface Described {
  operationId: string
  summary: string
  parameters: { name: string }[]
}

let world: RestWorld
/** Markup and content of each page, by its address. */
let pages: Map<string, { html: string; page: Document }>
let operations: [path: string, operation: Described][]

/** Finds the one page that has an element. */
const pageWith = (selector: string) => {
  const found = [...pages.values()].filter(({ page }) => page.querySelector(selector))
  expect(found, selector).toHaveLength(1)
  return found[0]!.page
}

describe('The pages of the REST API', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    pages = new Map()
    for (const path of REFERENCE_PATHS) {
      const { body } = await world.app.inject(path)
      pages.set(path, { html: body, page: parseHTML(body).document })
    }
    const { body } = await world.call('GET', '/openapi.json')
    operations = Object.entries<Record<string, Described>>(body.paths).flatMap(([path, item]) =>
      Object.values(item).map(operation => [path, operation] as [string, Described])
    )
  })
  afterAll(() => world.close())

  test('allow the script of the guide by their policy, and none within the page', async () => {
    for (const [path, { html }] of pages) {
      const { headers } = await world.app.inject(path)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(html.match(/<script.*/g)).toEqual([
        expect.stringMatching(/^<script src="[./]+guide\/guide\.js" defer><\/script>$/)
      ])
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
    }
  })

  test('show every operation with its path, parameters, answers and an example', () => {
    for (const [path, { operationId, summary, parameters }] of operations) {
      const selector = `[aria-labelledby="${operationId}"]`
      const section = pageWith(selector).querySelector(selector)!
      const text = section.textContent
      expect(text).toContain(summary)
      for (const { name } of parameters) expect(text).toContain(name)
      expect(section.querySelector('.call')!.textContent).toContain(path)
      expect(section.querySelector('pre')!.textContent).toMatch(/^curl /)
      expect(text).toContain('Answers')
    }
  })

  test('have a target for every link among them, and for every anchor of the former single page', () => {
    const idsOf = (path: string) =>
      [...pages.get(path)!.page.querySelectorAll('[id]')].map(({ id }) => id)
    let count = 0
    for (const [path, { page }] of pages) {
      const ids = idsOf(path)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      for (const link of page.querySelectorAll('main a[href]')) {
        const { pathname, hash, origin } = new URL(
          link.getAttribute('href')!,
          `https://g.example${path}`
        )
        if (origin !== 'https://g.example' || !pages.has(pathname)) continue
        count++
        if (hash) expect(idsOf(pathname)).toContain(hash.slice(1))
      }
    }
    expect(count).toBeGreaterThan(300)
    const first = idsOf('/guide/rest-api')
    const [shapes] = [...pages.keys()].slice(-1)
    const shapeIds = idsOf(shapes!).filter(id => id.startsWith('shape-'))
    const former = [
      ...operations.map(([, { operationId }]) => operationId),
      ...shapeIds,
      'shapes',
      'about-apps'
    ]
    expect(former.filter(id => !first.includes(id))).toEqual([])
  })

  test('are each named in the list of the guide, and marked there as current', () => {
    for (const [path, { page }] of pages) {
      const links = [...page.querySelectorAll('#pages a')].map(
        link => new URL(link.getAttribute('href')!, `https://g.example${path}`).pathname
      )
      for (const other of pages.keys()) expect(links).toContain(other)
      const current = page.querySelector('#pages [aria-current=page]')!.textContent
      expect(current).toBe(page.querySelector('h1')!.textContent)
    }
  })

  test('show the limits of fields, and bodies that are valid', () => {
    const row = (shape: string, field: string) =>
      [...pageWith(`#shape-${shape} + table`).querySelectorAll(`#shape-${shape} + table tr`)].find(
        each => each.querySelector('th')?.textContent === field
      )?.textContent
    expect(row('NewTextContent', 'text')).toContain('at most 4096 characters')
    for (const { html } of pages.values()) {
      expect(html).not.toMatch(/>1 characters|characters; Text that/)
    }
    expect(row('NewItem', 'actions')).toContain('array of 1 to 3 NewItemAction')
    const create = '[aria-labelledby="createUser"] pre'
    const example = pageWith(create).querySelector(create)!.textContent
    expect(example).toContain(`-d '{"externalId":"…"}'`)
  })

  test('render code within the sentences of tables', () => {
    const all = [...pages.values()]
    const cells = all.flatMap(({ page }) => [...page.querySelectorAll('td')])
    expect(cells.filter(({ textContent }) => textContent.includes('`'))).toEqual([])
    expect(all.map(({ html }) => html).join('')).toContain(
      'Not with <code dir="ltr">page[before]</code>.'
    )
  })

  test('describe a parameter in words, instead of its pattern', () => {
    const section = pageWith('[aria-labelledby="listApps"]').querySelector(
      '[aria-labelledby="listApps"]'
    )!
    const row = [...section.querySelectorAll('tr')].find(each =>
      each.querySelector('th')?.textContent?.includes('page[size]')
    )!
    expect(row.textContent).toContain('1 to 100')
    expect(row.textContent).not.toContain('must match')
  })

  test('describe which fields are null or omitted, and when conversations are deleted', () => {
    const text = [...pages.values()].map(({ page }) => page.body.textContent).join('')
    expect(text).toContain("userExternalId and an integration's displayName, which are null then")
    expect(text).toContain('; seconds since the last activity, checked once a minute')
  })
})
