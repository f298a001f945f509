import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MessengerProps } from '../../src/react'
import { openChatWorld, type ChatWorld } from '../browser/chat-world'
import { countLeftovers } from '../browser/count-leftovers'
import { firstInShortRun } from '../browser/short-run'
import type { ServedPage } from '../util/serve-page'
import { openProjects, type Projects } from './install'

interface Shop {
  heard: string[]
  render(options: MessengerProps): void
  unmount(): void
}
type WithShop = Window & { shop: Shop }

/**
 * React adds listeners to its root and to the document and keeps them; nanostores counts its
 * changes globally.
 */
const OF_OTHERS = /^(listener (DIV|#document) |global nanostoresGlobal$)/

let world: ChatWorld
let projects: Projects

beforeAll(async () => {
  world = await openChatWorld()
  projects = await openProjects()
})
afterAll(async () => {
  await projects.close()
  await world.close()
})

const PROJECTS = ['vite-react-19', 'webpack-react-17', 'esbuild-react-18']

describe.each(firstInShortRun(PROJECTS, 1))('%s', name => {
  let site: ServedPage

  beforeAll(async () => {
    const project = await projects.install(name)
    await project.run('npm', 'run', 'build')
    site = await project.serve('dist')
  })
  afterAll(() => site.close())

  const visitShop = async () => {
    const visitor = await world.visit({ url: 'about:blank' })
    const { page } = visitor
    const count = await countLeftovers(page)
    await page.goto(site.url)
    // Playwright adds listeners with its first locator.
    await page.locator('#root').evaluateAll(() => {})
    return {
      ...visitor,
      count,
      render: (options: Partial<MessengerProps> = {}) =>
        page.evaluate(options => (window as unknown as WithShop).shop.render(options), {
          integrationId: world.server.demo.integrationId,
          configBaseUrl: world.url,
          ...options
        }),
      unmount: () => page.evaluate(() => (window as unknown as WithShop).shop.unmount()),
      heard: () => page.evaluate(() => (window as unknown as WithShop).shop.heard),
      /** Reads the values of the hooks. */
      facts: async () => JSON.parse((await page.locator('output').textContent())!)
    }
  }

  test("delivers a visitor's message to the server, and shows it through hooks and props", async () => {
    const { page, render, open, write, launcher, facts, heard } = await visitShop()
    await render()
    expect(await facts()).toEqual({ connection: 'idle', ids: [], texts: [], unread: 0 })
    await open()
    await write('By hand')
    await expect.poll(facts).toMatchObject({ connection: 'connected', texts: ['By hand'] })
    const [id] = (await facts()).ids

    await page.getByRole('button', { name: 'Send', exact: true }).first().click()
    await expect.poll(facts).toMatchObject({ texts: ['By hand', 'By a hook'] })
    expect(await world.stored(id)).toEqual(['By hand', 'By a hook'])

    await launcher.click()
    await world.say(id, 'Good morning')
    await expect
      .poll(facts)
      .toMatchObject({ ids: [id], texts: ['By hand', 'By a hook', 'Good morning'], unread: 1 })
    expect(await heard()).toEqual(['ready', 'By hand', 'By a hook', 'Good morning'])
  })

  test('applies changed props, and only makes another messenger where it must', async () => {
    const { page, render, open, write, composer, facts, heard } = await visitShop()
    await render()
    await open()
    await composer.fill('A draft')
    await render({ customText: { inputPlaceholder: 'Ask us' } })
    await expect.poll(() => composer.getAttribute('placeholder')).toBe('Ask us')
    expect(await composer.inputValue()).toBe('A draft')
    expect(await heard()).toEqual(['ready'])

    await render({ embedded: true })
    await page.locator('#root #web-messenger-container').waitFor()
    await write('Embedded')
    await expect.poll(facts).toMatchObject({ texts: ['Embedded'] })
    expect(await heard()).toEqual(['ready', 'ready', 'Embedded'])
  })

  test('speaks the language that a prop names', async () => {
    const { render, open, composer } = await visitShop()
    await render({ locale: 'fr' })
    await open()
    expect(await composer.getAttribute('placeholder')).toBe('Écrire un message…')
  })

  test('leaves nothing when it unmounts, and finds the conversation when it mounts again', async () => {
    const { render, open, write, unmount, count, facts } = await visitShop()
    const before = await count()
    await render()
    await open()
    await write('Hello')
    await expect.poll(facts).toMatchObject({ texts: ['Hello'] })
    await unmount()
    await expect
      .poll(async () => {
        const now = await count()
        return Object.keys(now).filter(
          each => now[each]! > (before[each] ?? 0) && !OF_OTHERS.test(each)
        )
      })
      .toEqual([])

    await render()
    await open()
    await expect.poll(facts).toMatchObject({ texts: ['Hello'] })
  })

  test('reports an invalid prop, and the page keeps running', async () => {
    const { render, launcher, facts, heard } = await visitShop()
    await render({ theme: 'blue' as never })
    await expect.poll(heard).toEqual([expect.stringContaining('theme')])
    expect(await facts()).toMatchObject({ connection: 'idle' })
    await render({ theme: 'dark' })
    await launcher.waitFor()
  })
})
