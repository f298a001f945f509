import { atom } from 'nanostores'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  findLanguage,
  isRightToLeft,
  launcherTextsIn,
  listLanguages,
  listTextKeys,
  placeholdersOf
} from '../../../src/protocol'
import { createLanguages, createLoadSlot } from '../../../src/widget/core/loading'
import { startEnvironment } from '../../../src/widget/features/environment/start-environment'
import type { Language, LanguageText } from '../../../src/widget/core/loading/language'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { createDisplayState } from '../../../src/widget/core/mount/create-display-state'
import { createTranslate, ENGLISH, type Texts } from '../../../src/widget/core/translate'
import { ENGLISH_TEXTS } from '../../../src/widget/english-texts'

declare global {
  interface ImportMeta {
    /** Vitest puts the modules of that name in the place of the call. */
    glob<Module>(pattern: string, options: { eager: true; import?: string }): Record<string, Module>
  }
}

/** Texts that languages share: names of channels and examples. */
const SAME_MAX = 24
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
/** Placeholders and tags. */
const KEPT = /{\w+}|<[^>]+>/g
/** Counts that the page alone words. */
const COUNTS_OF_PAGES = {
  conversationListRelativeTimeHours: '{value}',
  conversationListRelativeTimeMinutes: '{value}'
}
const COUNTS = Array.from({ length: 101 }, (_, count) => count)

const modules = import.meta.glob<{ language: Language }>('../../../src/widget/locales/*.ts', {
  eager: true
})
const partTexts = import.meta.glob<Record<string, string>>(
  '../../../src/widget/{features/*,core/conversation}/texts.ts',
  { eager: true, import: 'TEXTS' }
)
const english: Record<string, string> = Object.assign({}, ...Object.values(partTexts), ENGLISH)
const languages = Object.entries(modules).map(([path, { language }]) => ({
  name: /([\w-]+)\.ts$/.exec(path)![1]!,
  ...language
}))

const formsOf = (text: LanguageText) => (typeof text === 'string' ? { other: text } : text)
const unchangedIn = (text: string) => [...new Set(text.match(KEPT))].sort()

describe('Locales', () => {
  test('are the languages that locales are looked up in', () => {
    for (const { tag } of languages) expect(findLanguage(tag.toLowerCase())).toBe(tag)
    expect(listLanguages().sort()).toEqual(['en', ...languages.map(({ tag }) => tag)].sort())
  })

  test('give the launcher the same word for closing as the messenger', () => {
    for (const { tag, texts } of languages)
      expect(launcherTextsIn(tag as 'de').launcherClose).toBe(texts['closeMessenger'])
  })

  test('have exactly the keys of texts that options may name', () => {
    const ofDates = [
      'conversationListTimestampFormat',
      'conversationTimestampHeaderFormat',
      'messageTimestampFormat',
      ...['Day', 'Hour', 'JustNow', 'Minute'].map(unit => `messageRelativeTime${unit}`),
      ...['Minute', 'Hour', 'Yesterday'].map(unit => `conversationListRelativeTime${unit}`),
      ...Object.keys(COUNTS_OF_PAGES)
    ]
    const ofLauncher = Object.keys(launcherTextsIn('de'))
    expect(listTextKeys().sort()).toEqual(
      [...Object.keys(english), ...ofDates, ...ofLauncher].sort()
    )
  })

  test('have English originals of all texts, which the console shows', () => {
    expect(ENGLISH_TEXTS).toEqual(english)
  })

  test('have the placeholders that own texts need', () => {
    const all: Record<string, string> = {
      ...english,
      ...launcherTextsIn('en'),
      ...COUNTS_OF_PAGES
    }
    for (const key of listTextKeys())
      expect(placeholdersOf(key), key).toEqual([...new Set(all[key]?.match(/{\w+}/g))])
  })

  describe.each(languages)('$name', ({ name, tag, dir, texts }) => {
    const rules = new Intl.PluralRules(tag)

    test('has its tag as id, and the direction of its script', () => {
      expect(tag).toBe(name)
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(dir).toBe(RIGHT_TO_LEFT.includes(tag) ? 'rtl' : undefined)
      expect(isRightToLeft(tag)).toBe(dir === 'rtl')
    })

    test('has all texts of English, and no other', () => {
      const { errorPrefix: _, ...words } = english
      expect(Object.keys(texts).sort()).toEqual(Object.keys(words).sort())
      for (const [key, text] of Object.entries(texts))
        for (const form of Object.values(formsOf(text))) expect(form.trim(), key).not.toBe('')
    })

    test('differs from English', () => {
      const same = Object.keys(english).filter(key => texts[key] === english[key])
      expect(same.length, same.join()).toBeLessThanOrEqual(SAME_MAX)
    })

    test('has exactly the plural forms of the language', () => {
      const { pluralCategories } = rules.resolvedOptions()
      for (const [key, text] of Object.entries(texts)) {
        if (typeof text === 'string') continue
        expect(Object.keys(text).sort(), key).toEqual([...pluralCategories].sort())
        expect(new Set(Object.values(text)).size, key).toBeGreaterThan(1)
      }
    })

    test('keeps placeholders and tags; a form for one number only may spell it out', () => {
      for (const [key, text] of Object.entries(texts)) {
        for (const [form, words] of Object.entries(formsOf(text))) {
          const isOfOne = COUNTS.filter(count => rules.select(count) === form).length === 1
          const stored = unchangedIn(words)
          if (!isOfOne || stored.length)
            expect(stored, `${key} ${form}`).toEqual(unchangedIn(english[key]!))
        }
      }
    })
  })

  /** Opens the texts of a locale, once its language has loaded. */
  const openTexts = async (locale: string, customText: Record<string, string> = {}) => {
    const texts: Texts = { ...customText }
    const root = document.createElement('div')
    const settings = { customText }
    const $slots = atom({})
    const context = {
      ...createDisplayState(locale, texts),
      host: { page: { document, matchMedia: () => ({}) }, config: {}, settings, launcher: {} },
      settings,
      texts,
      translate: createTranslate(texts),
      root,
      retryUntilLoaded: (load: () => unknown) => load(),
      onDestroy: () => {},
      addStyles: () => {},
      redraw: () => {},
      $isShown: atom(false),
      $slots,
      addSlots: (slots: object) => $slots.set({ ...$slots.get(), ...slots })
    } as unknown as MessengerContext
    const locales = [
      createLanguages(async tag => modules[`../../../src/widget/locales/${tag}.ts`]?.language)
    ]
    const texted = [{ slots: [], texts: english, setup: () => ({}) }]
    const loadSlot = createLoadSlot(context, async slot =>
      slot === 'loadLanguage' ? locales : texted
    )
    const environment = startEnvironment({ ...context, loadSlot })
    await loadSlot('fields')
    await environment.environmentReady()
    return { root, translate: context.translate }
  }

  test.each([
    [0, 'بلا أحرف.'],
    [1, 'حرف واحد على الأكثر.'],
    [2, 'حرفان على الأكثر.'],
    [3, '3 أحرف على الأكثر.'],
    [11, '11 حرفًا على الأكثر.'],
    [100, '100 حرف على الأكثر.']
  ])('choose the Arabic plural form of %i', async (characters, says) => {
    const { translate } = await openTexts('ar')
    expect(translate('formErrorNoLongerThan', { characters })).toBe(says)
  })

  test.each([
    [1, '1 nowa wiadomość'],
    [2, '2 nowe wiadomości'],
    [5, '5 nowych wiadomości'],
    [22, '22 nowe wiadomości']
  ])('count new messages below in Polish: %i', async (count, says) => {
    const { translate } = await openTexts('pl')
    expect(translate('newMessagesPlural', { count })).toBe(says)
  })

  test.each([
    ['de', 'Senden', 'de', 'ltr'],
    ['de-AT', 'Senden', 'de', 'ltr'],
    ['de-XX', 'Senden', 'de', 'ltr'],
    ['pt-BR', 'Tentar novamente', 'pt-BR', 'ltr'],
    ['pt-AO', 'Tentar de novo', 'pt', 'ltr'],
    ['ar-EG', 'إعادة المحاولة', 'ar', 'rtl'],
    ['no-NO', 'Prøv igjen', 'nb', 'ltr'],
    ['zh-Hant-HK', '傳送', 'zh-TW', 'ltr'],
    ['zh-Hans-SG', '发送', 'zh', 'ltr'],
    ['sr-Latn-RS', 'Try again', '', ''],
    ['en-GB', 'Try again', '', ''],
    ['xx', 'Try again', '', ''],
    ['not a locale', 'Try again', '', '']
  ])('with the locale %s include %s', async (locale, says, lang, dir) => {
    const { root, translate } = await openTexts(locale)
    expect([translate('sendButtonText'), translate('tryAgain')]).toContain(says)
    expect([root.lang, root.dir]).toEqual([lang, dir])
  })

  test('are overridden by texts of the page', async () => {
    const { translate } = await openTexts('de', { sendButtonText: 'Los', tryAgain: '' })
    expect(translate('sendButtonText')).toBe('Los')
    expect(translate('tryAgain')).toBe('')
    expect(translate('newMessages')).toBe('Neue Nachrichten')
  })

  test('override a text of the page without a required placeholder, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const { translate } = await openTexts('de', {
      messageTooLongError: 'Zu lang.',
      smsTooManyRequestsError: 'Erst in {minutes}.'
    })
    expect(translate('messageTooLongError', { size: 7 })).toBe('Eine Nachricht fasst 7 Zeichen.')
    expect(translate('smsTooManyRequestsError', { minutes: 1 })).toBe('Erst in 1.')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall![0]).toMatch(/customText\.messageTooLongError lacks {size}/)
  })
})
