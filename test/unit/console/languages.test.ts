import { describe, expect, test } from 'vitest'
import { createLanguageChoice } from '../../../src/console/model/language'
import {
  englishTexts,
  findLanguage,
  type Language,
  LANGUAGES,
  loadTexts
} from '../../../src/console/texts'
import { ENGLISH } from '../../../src/console/texts/en'
import { createTimes } from '../../../src/console/texts/times'
import { createTranslate, type Translation } from '../../../src/console/texts/translate'

const modules = import.meta.glob<Translation>(
  '../../../src/console/texts/{ar,de,es,fr,pt-BR}/index.ts',
  {
    eager: true,
    import: 'translation'
  }
)
const translations = Object.entries(modules).map(
  ([path, translation]) => [/([\w-]+)\/index\.ts$/.exec(path)?.[1] ?? '', translation] as const
)

type Forms = Record<string, string>
const formsOf = (text: string | object): Forms =>
  typeof text === 'string' ? { other: text } : (text as Forms)
const placeholdersOf = (text: string | object) =>
  [...new Set(Object.values(formsOf(text)).flatMap(form => form.match(/\{\w+\}/g) ?? []))].sort()

/** Texts that a language has in common with English. */
const SHARED: Record<string, string> = {
  ar: 'npm',
  de: ', |Admin|Agent|App: {name}|Apps|Browser|Code|Filter|Integration|Link|Name|Normal|Passkeys|Person|Snippet|Team|Text|Version|Webhooks|Zoom|npm',
  es: ', |Normal|Webhooks|Zoom|npm',
  fr: ', |Actions|Active|Agent|Apps|Conversation|Conversations|Date|E-mail|Inactive|Invitations|Latitude|Longitude|Mentions|Message {number}|Module|Note|Options|Page|Question {number}|Questions|Secrets|Type|Webhooks|Zoom|npm|option {number}|pixels|question {number}',
  'pt-BR': ', |E-mail|Latitude|Link|Longitude|Normal|Webhooks|Zoom|npm|pixels'
}

const memory = (language?: string): Storage => {
  const items = new Map(language ? [['pipit.console.language', language]] : [])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value)
  } as unknown as Storage
}
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}
const choose = async (preferred: string[], open: () => Storage = () => memory()) => {
  const choice = createLanguageChoice({ open, preferred })
  await choice.loadLanguage()
  return choice
}

describe('The languages of the console', () => {
  test('are those that have texts', () => {
    expect(['en', ...translations.map(([tag]) => tag)].sort()).toEqual([...LANGUAGES].sort())
  })

  describe.each(translations)('%s', (tag, translation) => {
    const pairs = Object.entries(translation).map(
      ([key, text]) => [key, text, ENGLISH[key as keyof typeof ENGLISH]] as const
    )

    test('has the placeholders of English in each text', () => {
      const other = pairs.filter(
        ([, text, english]) => placeholdersOf(text).join() !== placeholdersOf(english).join()
      )
      expect(other.map(([key]) => key)).toEqual([])
    })

    test('has the plurals that its counts choose, and no others', () => {
      const rules = new Intl.PluralRules(tag)
      const chosen = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
      const wrong = pairs.filter(
        ([, text]) =>
          typeof text !== 'string' && Object.keys(text).sort().join() !== [...chosen].sort().join()
      )
      expect(wrong.map(([key]) => key)).toEqual([])
    })

    test('leaves no text in English, but for words that it shares', () => {
      const same = pairs.flatMap(([, text, english]) => (text === english ? [text] : []))
      expect([...new Set(same)].sort().join('|')).toBe(SHARED[tag])
    })
  })

  test('choose the plural of a count, and write numbers as they do', () => {
    const german = createTranslate('de', modules['../../../src/console/texts/de/index.ts']!)
    expect(german('save.unsaved', { count: 1 })).toBe('1 Änderung nicht gespeichert')
    expect(german('save.unsaved', { count: 1200 })).toBe('1.200 Änderungen nicht gespeichert')
    const arabic = createTranslate('ar', modules['../../../src/console/texts/ar/index.ts']!)
    expect(arabic('save.unsaved', { count: 3 })).toMatch(/^\S+ تغييرات غير محفوظة$/)
    expect(arabic('apps.created', { name: 'Shop' })).toContain('\u2068Shop\u2069')
  })

  test('give a text in pieces, whose words have no space at their ends', () => {
    const { pieces } = englishTexts().t
    const bold = { element: 'b' }
    expect(pieces('colleagues.writing', { names: bold })).toEqual(['Writing a reply:', ' ', bold])
    expect(pieces('refused.itemsUpTo', { max: 1200 })).toEqual([
      'must have at most',
      ' ',
      '1,200',
      ' ',
      'entries.'
    ])
    expect(pieces('errors.refusal', { label: bold, refusal: '' })).toEqual([bold, ' ', ''])
    expect(pieces('refusals.allowOrigin', { origin: [bold] })).toEqual(['Allow', ' ', [bold]])
  })

  test.each([
    ['de', 'jetzt', '5 Min.', 'Gestern', '90 Tage'],
    ['fr', 'maintenant', '5 min', 'Hier', '90 jours'],
    ['pt-BR', 'agora', '5 min', 'Ontem', '90 dias']
  ])('write times, as %s does', (tag, now, minutes, yesterday, days) => {
    const noon = new Date(2026, 0, 8, 12).getTime()
    const { timeAgo, duration } = createTimes(tag)
    const ago = (ms: number) => timeAgo(new Date(noon - ms).toISOString(), noon)
    expect(
      [ago(0), ago(300_000), ago(86_400_000), duration(90, 'day')].map(words =>
        words.replace(/\s/g, ' ')
      )
    ).toEqual([now, minutes, yesterday, days])
  })

  test.each<[string[], Language]>([
    [['de-AT', 'en'], 'de'],
    [['nl', 'fr-CA'], 'fr'],
    [['pt-PT'], 'pt-BR'],
    [['ar-EG'], 'ar'],
    [['ja', 'nl'], 'en'],
    [['en-GB', 'de'], 'en'],
    [[], 'en']
  ])('of a browser that prefers %j give %s', (preferred, language) => {
    expect(findLanguage(preferred)).toBe(language)
  })

  test('are there at once in English, and once loaded in another', async () => {
    const english = createLanguageChoice({ open: () => memory(), preferred: ['en'] })
    expect(english.$texts.get()?.language).toBe('en')
    const german = createLanguageChoice({ open: () => memory(), preferred: ['de'] })
    expect(german.$texts.get()).toBeUndefined()
    await german.loadLanguage()
    expect(german.$texts.get()).toMatchObject({ language: 'de', dir: 'ltr' })
    expect(await loadTexts('ar')).toMatchObject({ language: 'ar', dir: 'rtl' })
  })

  test('keep the one that was chosen on this machine', async () => {
    const storage = memory()
    const first = await choose(['fr'], () => storage)
    await first.setLanguage('es')
    expect(first.$texts.get()?.language).toBe('es')
    const later = await choose(['fr'], () => storage)
    expect(later.$texts.get()?.language).toBe('es')
    expect((await choose(['fr'], () => memory('tlh'))).$texts.get()?.language).toBe('fr')
  })

  test('can be chosen where storage is blocked, and the last choice counts', async () => {
    const choice = await choose(['en'], blocked)
    await Promise.all([choice.setLanguage('de'), choice.setLanguage('ar')])
    expect(choice.$texts.get()?.language).toBe('ar')
  })

  test('hold French marks to their words, with spaces that do not break', () => {
    const french = Object.values(Object.fromEntries(translations)['fr'] ?? {})
    const forms = french.flatMap(text => Object.values(formsOf(text)))
    expect(forms.filter(form => /[^\u202f][;:!?»](?!\/)|«[^\u202f]|[^\u00a0]%/.test(form))).toEqual(
      []
    )
  })
})
