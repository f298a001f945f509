import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest, type RestKey } from '../util/rest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openConsoleWorld, rowOf, shown, type ConsoleWorld } from './console-world'
import { longTest } from './short-run'

let world: ConsoleWorld
let rest: Rest

const openThread = async (name: string, jwt?: string) => {
  const visitor = await world.visit(`I am ${name}`, { givenName: name }, jwt)
  const page = await world.openSignedIn('')
  await rowOf(page, name).click()
  await expect.poll(() => shown(page)).toEqual([`I am ${name}`])
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  const question = page.getByRole('group', { name: `Block ${name}?` })
  const mark = page.locator('.thread-title').getByText('blocked', { exact: true })
  return { visitor, page, button, question, mark }
}

describe('A visitor in the console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is blocked after a question, cannot write, reads on, and writes again once unblocked', async () => {
    const { visitor, page, button, question, mark } = await openThread('Ann')
    await button('Block').click()
    await question.getByText('are refused from then on').waitFor()
    await question.getByText('who clears the browser can write again').waitFor()
    await button('Block this visitor').click()
    await mark.waitFor()
    await rowOf(page, 'Ann').getByText('blocked').waitFor()
    expect(await question.count()).toBe(0)
    await expect(visitor.write('Spam')).rejects.toThrow('403')
    await expect(visitor.change({ givenName: 'Spam' })).rejects.toThrow('403')
    const cleared = await world.visit('From an empty browser')
    expect(cleared.userId).not.toBe(visitor.userId)

    await page.getByRole('textbox', { name: 'Write a reply', exact: true }).fill('Please stop.')
    await page.keyboard.press('Enter')
    await expect.poll(() => visitor.read()).toEqual(['I am Ann', 'Please stop.'])

    await button('Unblock').click()
    await mark.waitFor({ state: 'detached' })
    await visitor.write('Sorry')
    await expect.poll(() => shown(page)).toEqual(['I am Ann', 'Please stop.', 'Sorry'])
  })

  longTest('is blocked wherever they sign in, once the business knows them by an id', async () => {
    const { key } = await rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })
    await rest('POST', '/users', { externalId: 'eve', profile: { givenName: 'Eve' } })
    const jwt = signJwt(key, userClaims('eve', { exp: inSeconds(3600) }))
    const { page, button, question, mark } = await openThread('Eve', jwt)
    await button('Block').click()
    await question.getByText('holds wherever they sign in').waitFor()
    await button('Block this visitor').click()
    await mark.waitFor()
    await expect(world.visit('From another browser', undefined, jwt)).rejects.toThrow('403')
    expect(await shown(page)).toEqual(['I am Eve'])
  })

  longTest(
    'is not blocked when the question is cancelled, and the focus returns to the button',
    async () => {
      const { visitor, page, button, question } = await openThread('Bo')
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await button('Block').focus()
      await page.keyboard.press('Enter')
      await question.waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      expect(await focused()).toBe('Block')
      await page.keyboard.press('Enter')
      await question.waitFor()
      await button('Block').focus()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      expect(await focused()).toBe('Block')
      await page.keyboard.press('Enter')
      await button('Cancel').click()
      await question.waitFor({ state: 'detached' })
      expect(await focused()).toBe('Block')
      await visitor.write('Still here')
      await expect.poll(() => shown(page)).toEqual(['I am Bo', 'Still here'])
    }
  )

  longTest(
    'is not said to be blocked or unblocked before the server has confirmed it',
    async () => {
      const { page, button, question, mark } = await openThread('Cy')
      const problem = page.getByRole('alert').filter({ hasText: 'did not confirm' })
      await page.route(/block$/, route => route.abort())
      await button('Block').click()
      await button('Block this visitor').click()
      await problem.getByText('that the visitor is blocked. Try again.').waitFor()
      expect(await mark.count()).toBe(0)
      await page.unroute(/block$/)
      await button('Block this visitor').click()
      await mark.waitFor()
      await question.waitFor({ state: 'detached' })
      expect(await problem.count()).toBe(0)

      await page.route(/block$/, route => route.fulfill({ status: 500 }))
      await button('Unblock').click()
      await problem.getByText('that the visitor is unblocked. Try again.').waitFor()
      await mark.waitFor()
      await page.unroute(/block$/)
      await button('Unblock').click()
      await mark.waitFor({ state: 'detached' })
      expect(await problem.count()).toBe(0)
    }
  )

  longTest(
    'is shown as blocked as soon as a program of the business has blocked them',
    async () => {
      const { visitor, mark, button } = await openThread('Di')
      await rest('POST', `/users/${visitor.userId}/block`)
      await mark.waitFor()
      await button('Unblock').waitFor()
      await rest('POST', `/users/${visitor.userId}/unblock`)
      await mark.waitFor({ state: 'detached' })
    }
  )
})
