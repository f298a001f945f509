import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderGuide } from '../../../src/guide'
import { createSearch } from '../../../src/guide/script/find-passages'

let search: ReturnType<typeof createSearch>

const firstOf = (query: string) => search(query)[0]?.href

describe('The search of the guide', () => {
  beforeAll(async () => {
    const files = await renderGuide(name => readFile(`src/guide/pages/${name}.md`, 'utf8'))
    search = createSearch(
      JSON.parse(files.find(({ name }) => name === 'guide/search.json')!.content)
    )
  })

  test.each([
    ['background image', 'guide/web-messenger#background-image'],
    ['embedded', 'guide/web-messenger#embedded-mode'],
    ['backgrond image', 'guide/web-messenger#background-image'],
    ['postgre', 'guide/running#postgresql'],
    ['wordpress', 'guide/site-builders#wordpress'],
    ['svelte', 'guide/frameworks#svelte'],
    ['cookiebot', 'guide/consent#the-messenger-after-consent'],
    ['nginx', 'guide/proxies#nginx'],
    ['dockerfile', 'guide/containers#the-image'],
    ['names of version 4', 'guidev1/version-4']
  ])('leads from “%s” to %s', (query, href) => {
    expect(firstOf(query)).toBe(href)
  })

  test('shows the words around the match', () => {
    const [found] = search('PIPIT_DATA_DIR')
    expect(found!.match).toBe('PIPIT_DATA_DIR')
    expect(found!.before.length + found!.after.length).toBeLessThan(200)
  })

  test('finds nothing for words that no passage has together', () => {
    expect(search('zebra crossing')).toEqual([])
  })
})
