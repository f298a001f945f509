import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSdkWorld, type SdkWorld } from './sdk-world'

let world: SdkWorld
let path: string

/** Asks for the config as a page does, in a browser with these languages. */
const ask = async (locale?: string, browser?: string) => {
  const query = locale === undefined ? '' : `?locale=${encodeURIComponent(locale)}`
  const headers = browser === undefined ? {} : { 'accept-language': browser }
  const answer = await world.call('GET', path + query, { headers })
  return { ...answer, chosen: [answer.body.locale, answer.body.launcherTexts?.launcherOpen] }
}

describe('The language of a config', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    path = `/integrations/${(await world.addIntegration({})).id}/config`
  })
  afterAll(() => world.close())

  test.each([
    ['the option', 'fr,de', 'it', ['fr', 'Ouvrir la discussion']],
    ['the option, with its country', 'de-AT,', 'it', ['de-AT', 'Chat öffnen']],
    ['English for an option without texts', 'xx,de', 'it', [undefined, undefined]],
    ['English for an option that is no locale', 'no locale,de', 'it', [undefined, undefined]],
    ['the page without an option', ',de', 'it', ['de', 'Chat öffnen']],
    ['the page with auto', 'auto,de', 'it', ['de', 'Chat öffnen']],
    ['an English page, whatever the browser says', ',en', 'it', ['en', undefined]],
    ['the browser where the page has no language', ',', 'it', ['it', expect.any(String)]],
    ['the browser where that of the page has no texts', ',xx', 'it', ['it', expect.any(String)]],
    ['the preferred one of the browser', ',', 'en;q=.5, de-CH', ['de-CH', 'Chat öffnen']],
    ['the next one of the browser', 'auto', 'xx, de;q=0.9, en;q=0.8', ['de', 'Chat öffnen']],
    ['the browser without a parameter', undefined, 'de', ['de', 'Chat öffnen']],
    ['American English without any', undefined, undefined, [undefined, undefined]],
    ['American English for a browser that takes all', ',', '*', [undefined, undefined]]
  ])('is that of %s', async (_, locale, browser, expected) => {
    expect((await ask(locale, browser)).chosen).toEqual(expected)
  })

  test('varies with the languages of the browser for caches', async () => {
    expect((await ask(',', 'de')).headers.vary).toMatch(/accept-language/i)
  })

  test('looks at ten languages of a browser only', async () => {
    const many = Array.from({ length: 10 }, (_, at) => `x${String.fromCharCode(97 + at)}`)
    expect((await ask(',', [...many, 'de'].join())).chosen).toEqual([undefined, undefined])
  })
})
