import { atom } from 'nanostores'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createNeed, type PartModule } from '../../../src/widget/parts'
import { start } from '../../../src/widget/parts/fit'
import type { Language, LanguageText } from '../../../src/widget/parts/language'
import type { Services } from '../../../src/widget/services'
import { createTranslate, ENGLISH, type Texts } from '../../../src/widget/strings'

declare global {
  interface ImportMeta {
    /** Vitest puts the modules of that name in the place of the call. */
    glob<Module>(pattern: string, options: { eager: true; import?: string }): Record<string, Module>
  }
}

/** Names of channels, examples, and words that languages share. */
const SAME_MAX = 24
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']
/** Placeholders and tags. */
const KEPT = /{\w+}|<[^>]+>/g
const COUNTS = Array.from({ length: 101 }, (_, count) => count)

const modules = import.meta.glob<{ language: Language }>('../../../src/widget/locales/*.ts', {
  eager: true
})
const partTexts = import.meta.glob<Record<string, string>>(
  '../../../src/widget/parts/{,*/}texts.ts',
  { eager: true, import: 'TEXTS' }
)
const english: Record<string, string> = Object.assign({}, ...Object.values(partTexts), ENGLISH)
const languages = Object.entries(modules).map(([path, { language }]) => ({
  name: /([\w-]+)\.ts$/.exec(path)![1]!,
  ...language
}))

const formsOf = (text: LanguageText) => (typeof text === 'string' ? { other: text } : text)
const keptIn = (text: string) => [...new Set(text.match(KEPT))].sort()

describe.each(languages)('$name', ({ name, tag, dir, texts }) => {
  const rules = new Intl.PluralRules(tag)

  test('is called by its tag, and runs in the direction of its script', () => {
    expect(tag).toBe(name)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(dir).toBe(RIGHT_TO_LEFT.includes(tag) ? 'rtl' : undefined)
  })

  test('says all that English says, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(texts))
      for (const form of Object.values(formsOf(text))) expect(form.trim(), key).not.toBe('')
  })

  test('is not English', () => {
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

  test('keeps placeholders and tags; a form of one number only may say it in words', () => {
    for (const [key, text] of Object.entries(texts)) {
      for (const [form, words] of Object.entries(formsOf(text))) {
        const isOfOne = COUNTS.filter(count => rules.select(count) === form).length === 1
        const kept = keptIn(words)
        if (!isOfOne || kept.length) expect(kept, `${key} ${form}`).toEqual(keptIn(english[key]!))
      }
    }
  })
})

/** What a messenger says, once the language of its locale has come. */
const openTexts = async (locale: string, customText: Record<string, string> = {}) => {
  const texts: Texts = { ...ENGLISH, ...customText }
  const loadPart = async (slot: string): Promise<PartModule | undefined> => {
    if (slot === 'fields') return { texts: english }
    return modules[`../../../src/widget/locales/${slot.replace('locale-', '')}.ts`]
  }
  const root = document.createElement('div')
  const settings = { customText }
  const services = {
    context: { page: window, config: {}, settings, launcher: {} },
    settings,
    texts,
    translate: createTranslate(texts),
    locale,
    root,
    persist: (load: () => unknown) => load(),
    onDestroy: () => {},
    redraw: () => {},
    $isShown: atom(false),
    $slots: atom({})
  } as unknown as Services
  services.need = createNeed(services, () => {}, loadPart)
  await services.need('fields')
  await (start!(services) as { fit(): Promise<void> }).fit()
  return { root, translate: services.translate }
}

test.each([
  [0, 'بلا أحرف.'],
  [1, 'حرف واحد على الأكثر.'],
  [2, 'حرفان على الأكثر.'],
  [3, '3 أحرف على الأكثر.'],
  [11, '11 حرفًا على الأكثر.'],
  [100, '100 حرف على الأكثر.']
])('says %i in Arabic by its own form', async (characters, says) => {
  const { translate } = await openTexts('ar')
  expect(translate('formErrorNoLongerThan', { characters })).toBe(says)
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
])('with the locale %s it says %s', async (locale, says, lang, dir) => {
  const { root, translate } = await openTexts(locale)
  expect([translate('sendButtonText'), translate('tryAgain')]).toContain(says)
  expect([root.lang, root.dir]).toEqual([lang, dir])
})

test('what the page says wins over the language', async () => {
  const { translate } = await openTexts('de', { sendButtonText: 'Los', tryAgain: '' })
  expect(translate('sendButtonText')).toBe('Los')
  expect(translate('tryAgain')).toBe('')
  expect(translate('newMessages')).toBe('Neue Nachrichten')
})

test('what is no text gives way to the language, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { translate } = await openTexts('de', {
    messageTooLongError: 5,
    sendButtonText: null,
    conversationTimestampHeaderFormat: {}
  } as never)
  expect(translate('messageTooLongError', { size: 7 })).toBe('Eine Nachricht fasst 7 Zeichen.')
  expect(translate('sendButtonText')).toBe('Senden')
  expect(
    warn.mock.calls.flat().map(said => said.replace(/; the built-in text is used\.$/, ''))
  ).toEqual([
    'Pipit: customText.messageTooLongError must be a string, got number',
    'Pipit: customText.sendButtonText must be a string, got object',
    'Pipit: customText.conversationTimestampHeaderFormat must be a string, got object'
  ])
})

test('a text of the page that lacks a placeholder gives way to the language, with a warning', async () => {
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
