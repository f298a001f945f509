import { afterEach, expect, test, vi } from 'vitest'
import { createWidget } from '../../../src/loader'
import { BASE, openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('nothing is in the page, stored or asked before init', () => {
  const { page, asked, loadMessenger } = openWidget()
  expect(page.document.documentElement.querySelectorAll('*')).toHaveLength(2)
  expect(page.localStorage).toEqual({})
  expect(asked).toEqual([])
  expect(loadMessenger).not.toHaveBeenCalled()
})

test('init asks for the config of the integration, shows the launcher and says ready', async () => {
  const { widget, asked, launcher, loadMessenger } = openWidget()
  const ready = vi.fn()
  widget.on('ready', ready)
  await widget.init(OPTIONS)
  expect(asked).toEqual([`${BASE}/sdk/v1/integrations/integration/config`])
  expect(launcher()).not.toBeNull()
  expect(ready).toHaveBeenCalledOnce()
  expect(loadMessenger).not.toHaveBeenCalled()
})

test.each(['open', 'close', 'getUser', 'getConversations'] as const)(
  'before init, %s throws and names init()',
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
  'before init, %s rejects and names init()',
  async method => {
    const { widget } = openWidget()
    await expect((widget[method] as (text: string) => Promise<unknown>)('x')).rejects.toMatchObject(
      {
        code: 'not-initialized',
        message: expect.stringMatching(RegExp(`init\\(\\).*${method}\\(\\)`))
      }
    )
  }
)

test('before init, what may be asked at any time answers', () => {
  const { widget } = openWidget()
  expect(widget.isOpened()).toBe(false)
  expect(widget.getUnreadCount()).toBe(0)
  expect(widget.VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  expect(() => widget.destroy()).not.toThrow()
})

test.each([
  ['has finished', async (first: Promise<void>) => first],
  ['is under way', async () => {}]
])('a second init, when the first %s, rejects and changes nothing', async (_, wait) => {
  const { widget, page } = openWidget()
  const first = widget.init(OPTIONS)
  await wait(first)
  await expect(widget.init(OPTIONS)).rejects.toMatchObject({ code: 'already-initialized' })
  await first
  expect(page.document.querySelectorAll('#messenger-button')).toHaveLength(1)
})

test.each<[options: unknown, says: RegExp]>([
  [undefined, /integrationId: expected string, got undefined/],
  [{}, /integrationId: expected string, got undefined/],
  [{ integrationId: 7 }, /integrationId: expected string, got number/],
  [{ ...OPTIONS, zIndex: '3' }, /zIndex: expected finite number, got "3"/],
  [{ ...OPTIONS, embedded: 'yes' }, /embedded: expected boolean, got "yes"/],
  [{ ...OPTIONS, customText: 'Hi' }, /customText: expected object, got "Hi"/],
  [
    { ...OPTIONS, buttonWidth: 'wide' },
    /buttonWidth: expected a length such as "58px", got "wide"/
  ],
  [{ ...OPTIONS, configBaseUrl: false }, /configBaseUrl: expected string, got boolean/]
])('init with %j rejects, and says what was expected and what came', async (options, says) => {
  const { widget, launcher } = openWidget()
  await expect(widget.init(options as never)).rejects.toMatchObject({
    code: 'invalid-option',
    message: expect.stringMatching(says)
  })
  expect(launcher()).toBeNull()
})

test('an option that nobody knows is named in a warning, and ignored', async () => {
  const { widget, launcher } = openWidget()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await widget.init({ ...OPTIONS, colour: 'red', toString: 1 } as never)
  expect(warn.mock.calls.flat().join()).toMatch(/colour.*toString/)
  expect(launcher()).not.toBeNull()
})

test('an option that is null or undefined counts as absent', async () => {
  const { widget, launcher } = openWidget()
  await widget.init({ ...OPTIONS, zIndex: undefined, businessName: null } as never)
  expect(launcher()).not.toBeNull()
})

test('the package has no address of its own, and asks for one', async () => {
  const { page, loadMessenger, loadOptions, asked } = openWidget()
  const widget = createWidget({ page, loadMessenger, loadOptions })
  await expect(widget.init(OPTIONS)).rejects.toMatchObject({
    code: 'invalid-option',
    message: expect.stringContaining('configBaseUrl')
  })
  await widget.init({ ...OPTIONS, configBaseUrl: 'https://own.example//' })
  expect(asked).toEqual(['https://own.example/sdk/v1/integrations/integration/config'])
})

const REFUSAL = {
  error: { code: 'integration-not-found', message: 'There is no web integration.' }
}

test.each<[what: string, answer: () => unknown, code: string]>([
  ['refuses', () => REFUSAL, 'integration-not-found'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['is not one of ours', () => ({ message: 'Bad gateway' }), 'network'],
  ['answers with nothing', () => null, 'network']
])(
  'when the server %s, init rejects with a code, and may be called again',
  async (_, answer, code) => {
    const { widget, answerWith, launcher } = openWidget()
    answerWith(answer)
    await expect(widget.init(OPTIONS)).rejects.toMatchObject({ name: 'ChatError', code })
    expect(launcher()).toBeNull()
    answerWith()
    await widget.init(OPTIONS)
    expect(launcher()).not.toBeNull()
  }
)
