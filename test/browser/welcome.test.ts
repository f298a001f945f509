import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld, type VisitOptions } from './chat-world'
import { blankPageWithScript } from './host-page'
import { longTest } from './short-run'
import { openStoryWorld, type StoryWorld } from './story-world'
import type { WithPipit } from './visitor'

const STARTERS = ['Where is my order?', 'Opening hours']
/** File of what stands under the greeting. */
const CHUNK = /\/cdn\/.*\/welcome\.js/
/** Answers that say how soon the business usually answers. */
const ANSWERS_MIN = 5

let world: ChatWorld
let site: ServedPage

const addIntegration = async (settings: object = {}) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', ...settings }
  )
  return integration.id
}

/** Opens a page with an integration; its messenger is closed. */
const visit = async (integrationId: string, options: object = {}, visitOptions?: VisitOptions) => {
  const visitor = await world.visit({ url: site.url, ...visitOptions })
  const requests: string[] = []
  visitor.page.on('request', request => requests.push(request.url()))
  await visitor.page.evaluate(given => (window as unknown as WithPipit).Pipit.init(given), {
    integrationId,
    ...options
  })
  const { chat } = visitor
  return {
    ...visitor,
    starters: chat.locator('.starters button'),
    answerTime: chat.locator('.answer-time'),
    hasLoaded: () => requests.some(url => CHUNK.test(url))
  }
}

/** Has a visitor ask, and the business answer at once. */
const answer = async (times: number) => {
  const { id, write, texts } = await world.converse('Question 0')
  for (let asked = 0; asked < times; asked++) {
    if (asked) await write(`Question ${asked}`)
    await expect.poll(() => world.stored(id)).toContain(`Question ${asked}`)
    await world.say(id, `Answer ${asked}`)
    await expect.poll(texts).toContain(`Answer ${asked}`)
  }
}

describe('The welcome', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('says how soon the business has answered, once it has answered five', async () => {
    const integrationId = await addIntegration()
    const hidden = await addIntegration({ showAnswerTime: false })
    await answer(ANSWERS_MIN - 1)
    const early = await visit(integrationId)
    await early.open()
    await early.write('Hello')
    await expect.poll(early.messages).toMatchObject([{ status: 'sent' }])
    expect(await early.answerTime.count()).toBe(0)
    expect(early.hasLoaded()).toBe(false)

    await world.say(await early.conversationId(), 'Good morning')
    const late = await visit(integrationId)
    await late.open()
    await late.answerTime.waitFor()
    expect(await late.answerTime.innerText()).toBe('Usually answers within a few minutes')

    const withoutIt = [await visit(hidden), await visit(integrationId, { showAnswerTime: false })]
    for (const { open, write, messages, answerTime, hasLoaded } of withoutIt) {
      await open()
      await write('Hello')
      await expect.poll(messages).toMatchObject([{ status: 'sent' }])
      expect(await answerTime.count()).toBe(0)
      expect(hasLoaded()).toBe(false)
    }
  })

  test('offers starters, of which a press sends one, and they disappear', async () => {
    const { open, starters, texts, messages, conversationId } = await visit(
      await addIntegration({ starters: STARTERS })
    )
    await open()
    await starters.first().waitFor()
    expect(await starters.allInnerTexts()).toEqual(STARTERS)
    await starters.last().click()
    await expect.poll(messages).toMatchObject([{ text: 'Opening hours', status: 'sent' }])
    expect(await starters.count()).toBe(0)
    await expect.poll(async () => world.stored(await conversationId())).toEqual(await texts())
  })

  test('takes starters of the page, which a delegate may change as it does typed text', async () => {
    const integrationId = await addIntegration({ starters: STARTERS })
    const { page, open, starters, texts } = await visit(integrationId, { starters: ['Hire'] })
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.setDelegate({
        beforeSend: message =>
          'text' in message ? { ...message, text: `${message.text}, please` } : message
      })
    )
    await open()
    await starters.first().waitFor()
    expect(await starters.allInnerTexts()).toEqual(['Hire'])
    await starters.first().press('Enter')
    await expect.poll(texts).toEqual(['Hire, please'])
  })

  test('keeps what was typed when a starter is sent', async () => {
    const { open, composer, starters, texts } = await visit(
      await addIntegration({ starters: STARTERS })
    )
    await open()
    await composer.fill('And one more thing')
    await starters.first().click()
    await expect.poll(texts).toEqual(['Where is my order?'])
    expect(await composer.inputValue()).toBe('And one more thing')
  })

  longTest('offers no starters while prechat asks', async () => {
    const { launcher, chat, starters, hasLoaded } = await visit(
      await addIntegration({ starters: STARTERS, prechatCapture: { enabled: true } })
    )
    await launcher.click()
    await chat.getByLabel('Your name').fill('Ada')
    await expect.poll(hasLoaded).toBe(true)
    await chat.getByLabel('Your name').press('Enter')
    await chat.getByLabel('Your e-mail address').waitFor()
    expect(await starters.count()).toBe(0)
  })

  test('offers no starters to a returning visitor, even before the messages are there', async () => {
    const integrationId = await addIntegration({ starters: STARTERS })
    const first = await visit(integrationId)
    await first.open()
    await first.write('Hello')
    await expect.poll(first.messages).toMatchObject([{ status: 'sent' }])

    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await first.page.context().route(/\/conversations$/, route => held.then(() => route.continue()))
    const again = await visit(integrationId, {}, { context: first.page.context() })
    await again.open()
    await expect.poll(again.hasLoaded).toBe(true)
    await again.composer.fill('Are you there?')
    expect(await again.starters.count()).toBe(0)
    release()
    await expect.poll(again.texts).toEqual(['Hello'])
    expect(await again.starters.count()).toBe(0)
  })

  test('loads nothing for starters before the visitor opens it, and lets them write without', async () => {
    const integrationId = await addIntegration({ starters: STARTERS })
    const visitor = await visit(integrationId)
    await visitor.launcher.waitFor()
    expect(visitor.hasLoaded()).toBe(false)
    await visitor.page.route(CHUNK, route => route.abort())
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
  })

  longTest('shows new starters at once when the page changes them', async () => {
    const { page, open, starters } = await visit(await addIntegration())
    await open()
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.updateSettings({ starters: ['Hire', 'Repairs'] })
    )
    await expect.poll(() => starters.allInnerTexts()).toEqual(['Hire', 'Repairs'])
  })
})

describe('Many channels in the welcome', () => {
  let stories: StoryWorld
  beforeAll(async () => {
    stories = await openStoryWorld()
  })
  afterAll(() => stories.close())

  const look = async (story: string) => {
    const { open, frame } = await stories.openTab({ reducedMotion: 'reduce' })
    await open(story)
    const messenger = await frame()
    const introduction = messenger.locator('.introduction')
    return {
      messenger,
      fold: introduction.getByRole('button', { name: 'You can also write to us here' }),
      channels: introduction.locator('.channel-list button')
    }
  }

  test('are one row, which a press unfolds and folds', async () => {
    const { fold, channels } = await look('welcome/channels')
    expect(await channels.count()).toBe(0)
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    await fold.press('Enter')
    expect(await channels.count()).toBe(8)
    expect(await fold.getAttribute('aria-expanded')).toBe('true')
    await fold.press('Enter')
    expect(await channels.count()).toBe(0)
  })

  longTest('lead to the screen of each', async () => {
    const { fold, channels, messenger } = await look('welcome/channels')
    await fold.click()
    await channels.filter({ hasText: 'Telegram' }).click()
    await messenger.locator('.channel').waitFor()
  })

  test('are all shown where there are three', async () => {
    const { fold, channels } = await look('welcome/three-channels')
    expect(await channels.allInnerTexts()).toEqual(['WhatsApp', 'Messenger', 'Telegram'])
    expect(await fold.count()).toBe(0)
  })
})
