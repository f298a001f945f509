import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWidget } from '../../../src/loader'
import { CONFIG } from '../fakes/tab'
import { BASE, openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

describe('Init', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('is preceded by no change of the page, storage or request', () => {
    const { page, asked, loadMessenger } = openWidget()
    expect(page.document.documentElement.querySelectorAll('*')).toHaveLength(2)
    expect(page.localStorage).toEqual({})
    expect(asked).toEqual([])
    expect(loadMessenger).not.toHaveBeenCalled()
  })

  test('requests the config of the integration, shows the launcher and emits ready', async () => {
    const { widget, asked, launcher, loadMessenger } = openWidget()
    const ready = vi.fn()
    widget.on('ready', ready)
    await widget.init(OPTIONS)
    expect(asked).toEqual([`${BASE}/sdk/v1/integrations/integration/config?locale=,`])
    expect(launcher()).not.toBeNull()
    expect(ready).toHaveBeenCalledOnce()
    expect(loadMessenger).not.toHaveBeenCalled()
  })

  test.each(['open', 'close', 'getUser', 'getConversations'] as const)(
    'is required before %s, which throws and names init()',
    method => {
      const { widget } = openWidget()
      expect(() => widget[method]()).toThrow(
        expect.objectContaining({
          code: 'not-initialized',
          message: expect.stringMatching(RegExp(`init\\(\\).*${method}\\(\\)`))
        })
      )
    }
  )

  test.each(['sendMessage', 'getConversationById', 'markAllAsRead'] as const)(
    'is required before %s, which rejects and names init()',
    async method => {
      const { widget } = openWidget()
      await expect(
        (widget[method] as (text: string) => Promise<unknown>)('x')
      ).rejects.toMatchObject({
        code: 'not-initialized',
        message: expect.stringMatching(RegExp(`init\\(\\).*${method}\\(\\)`))
      })
    }
  )

  test('is not required for getters', () => {
    const { widget } = openWidget()
    expect(widget.isOpened()).toBe(false)
    expect(widget.getUnreadCount()).toBe(0)
    expect(widget.VERSION).toMatch(/^\d+\.\d+\.\d+$/)
    expect(() => widget.destroy()).not.toThrow()
  })

  test.each([
    ['has finished', async (first: Promise<void>) => first],
    ['is under way', async () => {}]
  ])('called again, when the first %s, rejects and changes nothing', async (_, wait) => {
    const { widget, page } = openWidget()
    const first = widget.init(OPTIONS)
    await wait(first)
    await expect(widget.init(OPTIONS)).rejects.toMatchObject({ code: 'already-initialized' })
    await first
    expect(page.document.querySelectorAll('#messenger-button')).toHaveLength(1)
  })

  test.each<[options: unknown, says: RegExp]>([
    [undefined, /integrationId: expected a string that is not empty, got undefined/],
    [{}, /integrationId: expected a string that is not empty, got undefined/],
    [{ integrationId: 7 }, /integrationId: expected a string that is not empty, got number/],
    [{ ...OPTIONS, zIndex: '3' }, /zIndex: expected finite number, got "3"/],
    [{ ...OPTIONS, embedded: 'yes' }, /embedded: expected boolean, got "yes"/],
    [{ ...OPTIONS, customText: 'Hi' }, /customText: expected object, got "Hi"/],
    [
      { ...OPTIONS, buttonWidth: 'wide' },
      /buttonWidth: expected a length such as "58px", got "wide"/
    ],
    [{ ...OPTIONS, configBaseUrl: false }, /configBaseUrl: expected an address .* got boolean/]
  ])('with %j rejects, with what was expected and what came', async (options, says) => {
    const { widget, launcher } = openWidget()
    await expect(widget.init(options as never)).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringMatching(says)
    })
    expect(launcher()).toBeNull()
  })

  test('warns about an unknown option, and ignores it', async () => {
    const { widget, launcher } = openWidget()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await widget.init({ ...OPTIONS, colour: 'red', toString: 1 } as never)
    expect(warn.mock.calls.flat().join()).toMatch(/colour.*toString/)
    expect(launcher()).not.toBeNull()
  })

  test.each<[what: string, options: object, warning: string]>([
    ['appId', { appId: 'a' }, 'unknown option appId. Its name is integrationId since version 5.'],
    ['an unknown text', { customText: { heading: 'Hi' } }, 'unknown text customText.heading.'],
    [
      'a text that has no place',
      { customText: { syncConversation: 'Sync' } },
      'unknown text customText.syncConversation.'
    ],
    [
      'a text of a wrong type',
      { customText: { launcherUnread: 5 } },
      'customText.launcherUnread must be a string, got number; the built-in text is used.'
    ],
    [
      'an unknown announcement',
      { customScreenReaderAnnouncement: { sentNothing: '' } },
      'unknown text customScreenReaderAnnouncement.sentNothing.'
    ],
    [
      'an unknown announcement of a wrong type',
      { customScreenReaderAnnouncement: { sentNothing: 5 } },
      'unknown text customScreenReaderAnnouncement.sentNothing.'
    ],
    [
      'a language without texts',
      { locale: 'sw-KE' },
      'there is no language sw-KE; texts are English.'
    ],
    [
      'a question without a name',
      { prechatCapture: { enabled: true, fields: [{ type: 'email', label: 'E-mail' }] } },
      'prechatCapture.fields.0.name must be a name; the fields are ignored.'
    ]
  ])('warns once about %s, and shows the launcher', async (_, options, warning) => {
    const { widget, launcher } = openWidget()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await widget.init({ ...OPTIONS, ...options })
    expect(warn.mock.calls).toEqual([[`Pipit: ${warning}`]])
    expect(launcher()!.ariaLabel).toBe('Open chat')
  })

  test('warns once about each unknown event, before it and after', async () => {
    const { widget } = openWidget()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const listen = (name: string) => widget.on(name as 'message', () => {})
    listen('mesage')
    // @ts-expect-error The types name the events.
    widget.on('mesage', () => {})
    listen('message')
    await widget.init({ ...OPTIONS, zIndex: 5 })
    listen('unreadcount')
    expect(warn.mock.calls.flat()).toEqual([
      'Pipit: unknown event mesage.',
      'Pipit: unknown event unreadcount.'
    ])
  })

  test.each([
    ['buttonIconUrl', 'icon.png', 58, 'at once', '200 × 58'],
    ['businessIconUrl', 'icon.png', 58, 'with the messenger', '200 × 58'],
    ['businessIconUrl', 'icon.SVG?v=2', 200, 'with the messenger', 'SVG']
  ])('warns about %s with %s of height %i, loaded %s', async (name, file, height, _, got) => {
    const { widget } = openWidget()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const pictures: { src?: string; onload(): void }[] = []
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = 200
        naturalHeight = height
        constructor() {
          pictures.push(this as never)
        }
      }
    )
    const url = `https://shop.example/${file}`
    await widget.init({ ...OPTIONS, [name]: url })
    expect(pictures).toHaveLength(name === 'buttonIconUrl' ? 1 : 0)
    await widget.markAllAsRead()
    expect(pictures).toMatchObject([{ src: url }])
    pictures[0]!.onload()
    expect(warn.mock.calls.flat()).toEqual([
      `Pipit: option ${name}: expected a JPG, PNG or GIF of at least 200 × 200 pixels, got ${got}.`
    ])
  })

  test('asks for the texts of the launcher in the language of the page', async () => {
    const { widget, asked, answerWith, launcher } = openWidget()
    const launcherTexts = {
      launcherOpen: 'Ouvrir',
      launcherClose: 'Fermer',
      launcherFailed: 'Réessayer',
      launcherUnread: 'non lus : {count}'
    }
    answerWith(() => ({ ...CONFIG, launcherTexts }))
    await widget.init({ ...OPTIONS, locale: 'fr', customText: { launcherClose: 'Plus tard' } })
    expect(asked).toEqual([`${BASE}/sdk/v1/integrations/integration/config?locale=fr,`])
    expect(launcher()!.ariaLabel).toBe('Ouvrir')
    widget.open()
    await expect.poll(() => launcher()!.ariaLabel).toBe('Plus tard')
  })

  test('treats null and undefined options as absent', async () => {
    const { widget, launcher } = openWidget()
    await widget.init({ ...OPTIONS, zIndex: undefined, businessName: null } as never)
    expect(launcher()).not.toBeNull()
  })

  test('of the package requires an address', async () => {
    const { page, loadMessenger, loadOptions, asked } = openWidget()
    const widget = createWidget({ page, loadMessenger, loadOptions })
    await expect(widget.init(OPTIONS)).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringContaining('configBaseUrl')
    })
    await widget.init({ ...OPTIONS, configBaseUrl: 'https://own.example//' })
    expect(asked).toEqual(['https://own.example/sdk/v1/integrations/integration/config?locale=,'])
  })

  const REFUSAL = {
    error: { code: 'integration-not-found', message: 'There is no web integration.' }
  }

  test.each<[what: string, answer: () => unknown, code: string]>([
    ['refuses', () => REFUSAL, 'integration-not-found'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['is not one of ours', () => ({ message: 'Bad gateway' }), 'network'],
    ['answers with nothing', () => null, 'network']
  ])('rejects with a code when the server %s, and may be called again', async (_, answer, code) => {
    const { widget, answerWith, launcher } = openWidget()
    answerWith(answer)
    await expect(widget.init(OPTIONS)).rejects.toMatchObject({ name: 'ChatError', code })
    expect(launcher()).toBeNull()
    answerWith()
    await widget.init(OPTIONS)
    expect(launcher()).not.toBeNull()
  })
})
