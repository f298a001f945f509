import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let path: string
let id: string

const patch = (customText: unknown) => world.call('PATCH', path, { customText })
const read = async () => (await world.call('GET', path)).body.integration.customText
const errorsOf = async (customText: unknown) => {
  const { status, body } = await patch(customText)
  expect(status).toBe(400)
  return body.errors.map(({ title }: { title: string }) => title)
}

describe('Own texts of a web integration', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    const app = await world.addApp()
    const { body } = await world.call('POST', `${app.path}/integrations`, { type: 'web' })
    id = body.integration.id
    path = `${app.path}/integrations/${id}`
  })
  afterAll(() => world.close())

  test('are none at first', async () => {
    expect(await read()).toEqual({})
  })

  test('are changed language by language and key by key; null takes back', async () => {
    await patch({ fr: { headerText: 'Du pain ?', back: 'Reculer' }, de: { back: 'Zurück!' } })
    await patch({ fr: { back: null, closeMessenger: 'Fermer' } })
    expect(await read()).toEqual({
      fr: { headerText: 'Du pain ?', closeMessenger: 'Fermer' },
      de: { back: 'Zurück!' }
    })
    await patch({ fr: null })
    expect(await read()).toEqual({ de: { back: 'Zurück!' } })
    await world.call('PATCH', path, { brandColor: '123456' })
    expect(await read()).toEqual({ de: { back: 'Zurück!' } })
    await patch(null)
    expect(await read()).toEqual({})
  })

  test.each<[string, unknown, RegExp]>([
    ['no object', 'Hello', /^customText must be either object or null/],
    ['no text', { fr: { back: 5 } }, /^customText\.fr\.back must be either string or null/],
    ['an empty text', { fr: { back: ' ' } }, /^customText\.fr\.back must be a text of 1 to 512/],
    [
      'a long text',
      { fr: { back: 'x'.repeat(513) } },
      /^customText\.fr\.back must not have more than 512 characters/
    ],
    [
      'a language without texts',
      { xx: { back: 'x' } },
      /^customText\.xx: expected one of en, ar, .*got "xx"/
    ],
    [
      'a key of no text',
      { fr: { constructor: 'x' } },
      /^customText\.fr\.constructor: expected the key of a text/
    ],
    [
      'a missing placeholder',
      { fr: { uploadProgress: 'x' } },
      /^customText\.fr\.uploadProgress: expected a text with \{percent\}, got "x"/
    ],
    [
      'another placeholder',
      { fr: { back: '{name}' } },
      /^customText\.fr\.back: expected no other placeholder than none, got "\{name\}"/
    ]
  ])('refuse %s, and keep all', async (_, customText, title) => {
    await patch({ en: { back: 'Back!' } })
    expect(await errorsOf(customText)).toEqual([expect.stringMatching(title)])
    expect(await read()).toEqual({ en: { back: 'Back!' } })
    await patch(null)
  })

  test('have at most 80,000 bytes', async () => {
    const long = (length: number) => 'ü'.repeat(length)
    const keys = ['back', 'closeMessenger', 'headerText', 'introAppText', 'inputPlaceholder']
    const texts = Object.fromEntries(keys.map(key => [key, long(512)]))
    const languages = 'ar cs da de el es fa fi fr he hi hu id it ja'.split(' ')
    expect((await patch(Object.fromEntries(languages.map(tag => [tag, texts])))).status).toBe(200)
    expect(await errorsOf({ nb: texts })).toEqual([
      expect.stringMatching(
        /^customText: expected at most 80000 bytes with all languages, got 8\d{4}/
      )
    ])
    await patch(null)
  })

  test('are listed with who changed them, each by itself', async () => {
    await patch({ fr: { back: 'Reculer' } })
    const { body } = await world.call('GET', `${path}/changes`)
    expect(body.changes.at(-1).fields).toEqual([
      { field: 'customText.fr.back', before: null, after: 'Reculer' }
    ])
    await patch(null)
  })

  test('reach visitors of their language only, under another version', async () => {
    await patch({ fr: { back: 'Reculer' }, en: { back: 'Back!' } })
    const configOf = async (locale: string) => {
      const address = `/sdk/v1/integrations/${id}/config?locale=${locale}`
      return (await world.call('GET', address)).body
    }
    const french = await configOf('fr-CA')
    expect(french.integration.settings.customText).toEqual({ back: 'Reculer' })
    expect((await configOf('xx')).integration.settings.customText).toEqual({ back: 'Back!' })
    expect((await configOf('de')).integration.settings.customText).toBeUndefined()
    await patch({ fr: { back: 'Revenir' } })
    expect((await configOf('fr')).settingsVersion).not.toBe(french.settingsVersion)
  })
})
