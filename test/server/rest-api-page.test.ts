import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

interface Described {
  operationId: string
  summary: string
  parameters: { name: string }[]
}

let world: RestWorld
let html: string
let page: Document
let operations: [path: string, operation: Described][]

beforeAll(async () => {
  world = await openRestWorld()
  html = (await world.app.inject('/guide/rest-api')).body
  page = parseHTML(html).document
  const { body } = await world.call('GET', '/openapi.json')
  operations = Object.entries<Record<string, Described>>(body.paths).flatMap(([path, item]) =>
    Object.values(item).map(operation => [path, operation] as [string, Described])
  )
})
afterAll(() => world.close())

test('runs nothing, and its policy lets nothing run', async () => {
  const { headers } = await world.app.inject('/guide/rest-api')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
})

test('shows every operation with its path, parameters, answers and an example', () => {
  for (const [path, { operationId, summary, parameters }] of operations) {
    const section = page.querySelector(`[aria-labelledby="${operationId}"]`)!
    const text = section.textContent!
    expect(text).toContain(summary)
    for (const { name } of parameters) expect(text).toContain(name)
    expect(section.querySelector('.call')!.textContent).toContain(path)
    expect(section.querySelector('pre')!.textContent).toMatch(/^curl /)
    expect(text).toContain('Answers')
  }
})

test('leads from every name of a shape to the shape', () => {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const links = [...page.querySelectorAll('a[href^="#"]')].map(link => link.getAttribute('href')!)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(link => !ids.includes(link.slice(1)))).toEqual([])
})

test('says the limits of fields, and shows bodies that would pass', () => {
  const row = (shape: string, field: string) =>
    [...page.querySelectorAll(`#shape-${shape} + table tr`)].find(
      each => each.querySelector('th')?.textContent === field
    )?.textContent
  expect(row('NewTextContent', 'text')).toContain('at most 4096 characters')
  expect(row('NewItem', 'actions')).toContain('array of 1 to 3 NewItemAction')
  const example = page.querySelector('[aria-labelledby="createUser"] pre')!.textContent
  expect(example).toContain(`-d '{"externalId":"…"}'`)
})

test('is in the list of the guide, as the page that is shown', () => {
  expect(page.querySelector('#pages [aria-current=page]')!.textContent).toBe('REST API')
})

test('renders code within the sentences of tables', () => {
  const cells = [...page.querySelectorAll('td')].map(cell => cell.textContent)
  expect(cells.filter(text => text?.includes('`'))).toEqual([])
  expect(html).toContain('Not with <code dir="ltr">page[before]</code>.')
})

test('says in words what a parameter may be, instead of its pattern', () => {
  const section = page.querySelector('[aria-labelledby="listApps"]')!
  const row = [...section.querySelectorAll('tr')].find(each =>
    each.querySelector('th')?.textContent?.includes('page[size]')
  )!
  expect(row.textContent).toContain('1 to 100')
  expect(row.textContent).not.toContain('must match')
})

test('says which fields are null where others are left out, and when conversations go', () => {
  const text = page.body.textContent!
  expect(text).toContain("userExternalId and an integration's displayName, which are null then")
  expect(text).toContain('Seconds since the last activity, checked once a minute')
})
