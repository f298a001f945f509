import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MessengerContext } from '../../../../src/widget/core/messenger-context'
import { createSettingsCalls } from '../../../../src/widget/features/calls/create-settings-calls'
import { openWidget } from '../../fakes/widget'
import { CONFIG } from '../../fakes/tab'
import { OPTIONS } from './options'

const REGIONS = { 'eu-1': 'https://eu.example', 'us-1': 'https://us.example' }

/** A server that answers any address with its config and its regions. */
const openWorld = () => {
  const world = openWidget()
  world.answerWith(() => ({ ...CONFIG, regions: REGIONS }))
  const init = (options: object) => world.widget.init({ integrationId: 'integration', ...options })
  return { ...world, init }
}

/** Loads the code of the messenger, which runs this call. */
const loadUpdates = async ({ page, widget, context: host }: ReturnType<typeof openWorld>) => {
  await widget.markAllAsRead()
  const nothing = () => {}
  const getComputedStyle = () => ({ getPropertyValue: () => '' })
  const context = {
    updateLayout: nothing,
    host: {
      ...host(),
      launcher: { draw: nothing },
      page: { document: page.document, getComputedStyle }
    },
    loadSlot: async () => nothing,
    root: page.document.createElement('div'),
    settings: host().settings
  }
  return createSettingsCalls(context as unknown as MessengerContext).updateSettings
}

const isRefused = (sentence: string) =>
  expect.objectContaining({ code: 'invalid-option', message: `Option ${sentence}.` })

describe('The init options', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  describe.each(Object.entries(OPTIONS))('%s', (name, row) => {
    const { right, asks, beside, wrong, changes } = row

    test('is accepted when it is valid', async () => {
      const warn = vi.spyOn(console, 'warn')
      const { init, widget, asked, context } = openWorld()
      await init({ ...beside, [name]: right })
      await widget.markAllAsRead()
      if (asks) expect(asked.at(-1)).toBe(asks)
      else expect(context().settings[name as 'locale']).toEqual(right)
      expect(warn).not.toHaveBeenCalled()
    })

    test.each(Object.entries(wrong))('is refused: %s', async (sentence, value) => {
      const { init, widget, launcher } = openWorld()
      await expect(init({ ...beside, [name]: value })).rejects.toEqual(isRefused(sentence))
      expect(launcher()).toBeNull()
      // A refused value leaves nothing behind.
      await init({})
      expect(() => widget.open()).not.toThrow()
    })

    test(changes ? 'changes while the messenger lives' : 'is set by init only', async () => {
      const world = openWorld()
      await world.init({})
      const updateSettings = await loadUpdates(world)
      const updating = updateSettings({ [name]: right })
      if (changes) {
        await updating
        expect(world.context().settings[name as 'locale']).toEqual(right)
        const [sentence, value] = Object.entries(wrong)[0]!
        await expect(updateSettings({ [name]: value })).rejects.toEqual(isRefused(sentence))
      } else {
        await expect(updating).rejects.toMatchObject({
          code: 'invalid-option',
          message: expect.stringMatching(`^Option ${name}: expected nothing, since only init`)
        })
      }
    })
  })

  test('that are unknown are named in a warning, at any depth, and ignored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { init, widget, context } = openWorld()
    await init({ colour: 'red', menuItems: { fileUpload: true, fax: true }, toString: 1 })
    await widget.markAllAsRead()
    expect(warn.mock.calls.flat().map(String)).toEqual([
      'Pipit: unknown option colour.',
      'Pipit: unknown option menuItems.fax.',
      'Pipit: unknown option toString.'
    ])
    expect(context().settings).not.toHaveProperty('colour')
  })

  test.each([
    [{ externalId: 'anna' }, 'jwt: expected a string, since externalId is given, got undefined'],
    [{ jwt: 'a.b.c' }, 'externalId: expected a string, since jwt is given, got undefined'],
    [
      { externalId: 'anna', jwt: 'a.b.c', authCode: 'code' },
      'authCode: expected nothing, since externalId is given, got "code"'
    ]
  ])('for identity exclude each other: %j is refused', async (options, sentence) => {
    await expect(openWorld().init(options)).rejects.toEqual(isRefused(sentence))
  })
})
