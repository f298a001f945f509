// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { parseHTML } from 'linkedom'
import { beforeAll, describe, expect, test } from 'vitest'
import { MARKDOWN_PAGES, PAGES, renderGuide, type GuideFile } from '../../../src/guide'
import type { Passage } from '../../../src/guide/list-passages'
import { renderPage } from '../../../src/guide/render-page'
import {
  type Carrier,
  CARRIERS,
  type Kind,
  RECEIVED,
  SENT,
  TRAVEL,
  travelText
} from '../../../src/guide/what-travels'

let files: GuideFile[]

const renderText = async (text: string) => {
  const [page] = await renderGuide(async () => text)
  return parseHTML(page!.content).document
}

/** Anchors of the page on the messenger that sites link to; §2 of `src/SPECIFICATION.md`. */
const ANCHORS =
  'capabilities moving-to-other-channels browser-support integrating authenticating customization ' +
  'filtering-messages whitelisting-domains npm-method adding-web-messenger-using-html-script-tag ' +
  'adding-web-messenger-using-npm-and-webpack testing-your-integration keeping-up-to-date ' +
  'region-configuration login-with-externalid-and-jwt authentication-delegate files embedded-mode ' +
  'strings-customization date-localization display-style button-size fixed-header colors ' +
  'business-profile background-image sound-notification browser-storage menu-items ' +
  'filtering-and-transforming-messages transforming-business-messages transforming-user-messages ' +
  'transforming-postback content-security-policy'

describe('The rendered guide', () => {
  beforeAll(async () => {
    files = await renderGuide(name => readFile(`src/guide/pages/${name}.md`, 'utf8'))
  })

  test('has a file for each page, as Markdown too, for the lists, the search and missing pages', () => {
    expect(files.map(({ name }) => name)).toEqual([
      ...MARKDOWN_PAGES.map(({ path }) => `${path.slice(1)}.html`),
      'guide/index.html',
      '404.html',
      ...MARKDOWN_PAGES.map(({ path }) => `${path.slice(1)}.md`),
      'llms.txt',
      'guide/search.json'
    ])
  })

  test('shows how each kind of message travels in each channel', () => {
    const page = files.find(({ name }) => name === 'guide/web-messenger.html')!
    const { document } = parseHTML(page.content)
    const cells = [...document.querySelectorAll('table tr')].map(row =>
      [...row.querySelectorAll('th, td')].map(cell => cell.textContent?.trim())
    )
    const carriers = Object.keys(CARRIERS) as Carrier[]
    expect(cells).toContainEqual(['what you send', ...carriers.map(each => `in ${CARRIERS[each]}`)])
    for (const [kind, name] of Object.entries({ ...SENT, ...RECEIVED })) {
      const travels = carriers.map(each => travelText(TRAVEL[kind as Kind][each]))
      expect(cells).toContainEqual([name, ...travels].map(text => text.replaceAll('`', '')))
    }
  })

  test('has a target for every link within the guide', () => {
    const targets = new Set<string>(['/', '/demo/', '/icon.svg', '/guide/guide.css', '/guide/'])
    for (const { path, isDrawnByServer } of PAGES) if (isDrawnByServer) targets.add(path)
    const links: string[] = []
    for (const { name, content } of files.filter(({ name }) => name.endsWith('.html'))) {
      const { document } = parseHTML(content)
      const address = new URL(name.replace(/(index)?\.html$/, ''), 'https://guide.example/')
      targets.add(address.pathname)
      for (const { id } of document.querySelectorAll('[id]'))
        targets.add(`${address.pathname}#${id}`)
      for (const link of document.querySelectorAll('[href]')) {
        const { origin, pathname, hash } = new URL(link.getAttribute('href')!, address)
        if (origin === address.origin) links.push(pathname + hash)
      }
    }
    expect(links.filter(link => !targets.has(link))).toEqual([])
  })

  test('has every anchor that sites link to on the page of the messenger', () => {
    const page = files.find(({ name }) => name === 'guide/web-messenger.html')!
    const { document } = parseHTML(page.content)
    expect(ANCHORS.split(' ').filter(id => !document.getElementById(id))).toEqual([])
  })

  test('has an address on a page for every passage of the search', () => {
    const contentOf = (name: string) => files.find(file => file.name === name)!.content
    const passages: Passage[] = JSON.parse(contentOf('guide/search.json'))
    expect(passages.length).toBeGreaterThan(100)
    for (const { href, title, text } of passages) {
      const [path, id] = href.split('#')
      const { document } = parseHTML(contentOf(`${path}.html`))
      const heading = id ? document.getElementById(id) : document.querySelector('h1')
      expect(heading?.textContent?.replace(/\s+/g, ' ').trim(), href).toBe(title.trim())
      expect(text, href).not.toMatch(/<\/(p|li|td|code)>|&(amp|lt|gt|quot);/)
    }
  })

  test('lists every page for programs, each as Markdown', () => {
    const list = files.find(({ name }) => name === 'llms.txt')!.content
    const links = [...list.matchAll(/\]\(\/([^)]+\.md)\)/g)].map(([, name]) => name)
    expect(links).toEqual(MARKDOWN_PAGES.map(({ path }) => `${path.slice(1)}.md`))
    for (const name of links) expect(files.find(file => file.name === name)!.content).toMatch(/^# /)
  })

  test('leads from each page to its neighbours in the list', async () => {
    const links = [...(await renderText('Text.')).querySelectorAll('.neighbours a')]
    expect(links.map(link => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['next', `..${PAGES[1]!.path}`]
    ])
  })

  test('gives headings ids, and lists the sections of a long page', async () => {
    const document = await renderText('## One\n## `Two` & 3\n### Below\n## Four\n## One')
    const links = [...document.querySelectorAll('.sections a')]
    expect(links.map(link => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#one', 'One'],
      ['#two--3', 'Two & 3'],
      ['#four', 'Four'],
      ['#one-1', 'One']
    ])
    expect((await renderText('## One')).querySelector('.sections')).toBeNull()
  })

  test('marks the current page in the list', async () => {
    const document = await renderText('Text.')
    const current = document.querySelectorAll('#pages [aria-current=page]')
    expect([...current].map(link => link.textContent)).toEqual([PAGES[0]!.title])
  })

  test('flags pages in the list that are new, or not yet released', () => {
    const page = {
      title: 'A <b>',
      path: '/guide/a',
      group: 'Begin',
      description: '',
      isNew: true,
      isEAP: true
    } as const
    const content = { title: '', description: '', html: '', sections: [] }
    const { document } = parseHTML(renderPage(content, { pages: [page], root: '../' }))
    const link = document.querySelector('#pages a')!
    expect(link.getAttribute('href')).toBe('../guide/a')
    expect(link.textContent).toBe('A <b> New Early access')
  })

  test('labels the cells of tables with their column, for narrow screens', async () => {
    const document = await renderText('| `Call` | "What" |\n| --- | --- |\n| `init` | a \\| b |')
    const row = document.querySelector('tbody tr')!
    expect(row.querySelector('th')!.getAttribute('scope')).toBe('row')
    expect(row.querySelector('td')!.getAttribute('data-label')).toBe('What')
    expect(row.querySelector('td')!.textContent).toBe('a | b')
  })

  test('makes code wider than the page scrollable with the keyboard', async () => {
    const document = await renderText('```js\nPipit.open()\n```')
    expect(document.querySelector('pre')!.getAttribute('tabindex')).toBe('0')
  })

  test('reports an unknown table by its name', async () => {
    await expect(renderText('<!-- nothing -->')).rejects.toThrow(
      `${PAGES[0]!.path}: there is no table nothing: errors,policySources,readyPolicies`
    )
  })
})
