import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_HEARTBEAT } from '../util/before-heartbeat'
import { servePage, type ServedPage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { blankPageWithScript } from './host-page'
import { longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const TEXTS = {
  en: { inputPlaceholder: 'Ask the baker', launcherOpen: 'Ask us' },
  fr: { inputPlaceholder: 'Demandez au boulanger', launcherOpen: 'Demandez-nous' },
  ar: { inputPlaceholder: 'اسأل الخباز' }
}

let world: SharedWorld
let site: ServedPage

/** Makes a web integration with own texts, and opens a page of another origin that has it. */
const openPage = async (options: object) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', customText: TEXTS }
  )
  const visitor = await world.visit({ url: site.url })
  await visitor.page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
    integrationId: integration.id,
    ...options
  })
  const save = (customText: object) =>
    world.rest('PATCH', `/integrations/${integration.id}`, { customText })
  return { ...visitor, save }
}

const placeholderOf = ({ composer }: Visitor) => composer.getAttribute('placeholder')

const launcherOf = ({ page }: Visitor) => page.locator('#messenger-button')
const nameOf = (visitor: Visitor) => launcherOf(visitor).getAttribute('aria-label')

const openByLauncher = async (visitor: Visitor) => {
  await launcherOf(visitor).click()
  await visitor.composer.waitFor()
}

const setLocale = ({ page }: Visitor, locale: string) =>
  page.evaluate(locale => (window as any).Pipit.setLocale(locale), locale)

describe('Texts that the business has written', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('are those of the language of the visitor, also when it changes', async () => {
    const visitor = await openPage({ locale: 'fr' })
    expect(await nameOf(visitor)).toBe('Demandez-nous')
    await openByLauncher(visitor)
    expect(await placeholderOf(visitor)).toBe('Demandez au boulanger')

    await setLocale(visitor, 'ar')
    expect(await placeholderOf(visitor)).toBe('اسأل الخباز')
    await setLocale(visitor, 'en')
    expect(await placeholderOf(visitor)).toBe('Ask the baker')
    await setLocale(visitor, 'de')
    expect(await placeholderOf(visitor)).not.toMatch(/baker|boulanger/)
  })

  test('give way to those of the page', async () => {
    const customText = { inputPlaceholder: 'Of the page' }
    const visitor = await openPage({ locale: 'fr', customText })
    expect(await nameOf(visitor)).toBe('Demandez-nous')
    await openByLauncher(visitor)
    expect(await placeholderOf(visitor)).toBe('Of the page')
    await setLocale(visitor, 'en')
    expect(await placeholderOf(visitor)).toBe('Of the page')
    expect(await nameOf(visitor)).toBe('Close chat')
  })

  longTest(
    'are shown in an open messenger when they are saved, and gone when taken back',
    async () => {
      const visitor = await openPage({ locale: 'en' })
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])

      await visitor.save({ en: { inputPlaceholder: 'Ask the butcher' } })
      await expect.poll(() => placeholderOf(visitor), BEFORE_HEARTBEAT).toBe('Ask the butcher')
      await visitor.save({ en: null })
      await expect.poll(() => placeholderOf(visitor), BEFORE_HEARTBEAT).toBe('Write a message…')
      expect(await visitor.texts()).toEqual(['Hello'])
    }
  )

  longTest(
    'are the newest when they are saved again at once, in another language than English',
    async () => {
      const visitor = await openPage({ locale: 'fr' })
      await visitor.open()
      await visitor.write('Bonjour')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])

      for (const inputPlaceholder of ['Demandez au boucher', 'Demandez au fleuriste']) {
        await visitor.save({ fr: { inputPlaceholder } })
        await expect.poll(() => placeholderOf(visitor), BEFORE_HEARTBEAT).toBe(inputPlaceholder)
      }
      await setLocale(visitor, 'ar')
      await visitor.save({ ar: { inputPlaceholder: 'اسأل الجزار' } })
      await expect.poll(() => placeholderOf(visitor), BEFORE_HEARTBEAT).toBe('اسأل الجزار')
    }
  )
})
