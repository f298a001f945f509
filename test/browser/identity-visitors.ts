import { expect } from 'vitest'
import type { IdentityWorld } from './identity-world'

export type Visitor = Awaited<ReturnType<IdentityWorld['arrive']>>

/**
 * Collects everything that could identify a former user: texts of the page and the frame, and
 * storage.
 */
export const traces = async ({ page, chat, conversations, stored, user }: Visitor) =>
  JSON.stringify([
    await page.locator('html').evaluate(html => new XMLSerializer().serializeToString(html)),
    await chat.locator('html').evaluate(html => new XMLSerializer().serializeToString(html)),
    await chat.locator('textarea').evaluateAll(all => all.map(each => each.textContent)),
    await conversations(),
    await stored(),
    await user()
  ])

/** A signed-in user who has written a message, with another one in the composer. */
export const arriveAs = async (world: IdentityWorld, externalId: string, text: string) => {
  const visitor = await world.arrive({ options: world.userOf(externalId) })
  await visitor.open()
  await visitor.write(text)
  await expect.poll(visitor.messages).toMatchObject([{ text, status: 'sent' }])
  await visitor.composer.fill(`${text}, and more`)
  return { ...visitor, id: await visitor.conversationId(), userId: (await visitor.user())!.id }
}

/** Two tabs of a visitor who has written in the left one. */
export const openTwoTabs = async (world: IdentityWorld) => {
  const context = await world.openContext()
  const [left, right] = [await world.arrive({ context }), await world.arrive({ context })]
  await left.open()
  await left.write('Private words')
  await expect.poll(left.messages).toMatchObject([{ status: 'sent' }])
  await right.open()
  await expect.poll(right.texts).toEqual(['Private words'])
  return { left, right }
}

/** The same, and the visitor signs in in the left one. */
export const signInBeside = async (world: IdentityWorld, externalId: string) => {
  const { left, right } = await openTwoTabs(world)
  expect(await left.login(world.userOf(externalId))).toBe('done')
  await right.chat.getByText('You have signed in in another tab.').waitFor()
  return { left, right }
}

/** Records all that the page tells by its status regions from here on; returns what reads it. */
export const recordStatus = async ({ chat, page }: Visitor) => {
  const told: string[] = []
  await page.exposeFunction('tellStatus', (text: string) => void told.push(text))
  await chat.locator('html').evaluate(html => {
    const { tellStatus } = window.parent as unknown as { tellStatus(text: string): void }
    const tell = () => {
      for (const { textContent } of html.querySelectorAll('[role="status"]')) {
        if (textContent) tellStatus(textContent)
      }
    }
    new MutationObserver(tell).observe(html, {
      characterData: true,
      childList: true,
      subtree: true
    })
  })
  return () => [...new Set(told)]
}
