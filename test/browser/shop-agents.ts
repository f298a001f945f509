import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ChatWorld } from './chat-world'
import { openHasty } from './short-delays'

const PASSWORD = 'correct horse battery'

/** A conversation, by the name of its visitor. */
export interface Guest {
  name: string
  conversationId: string
}

/** A member of the team at an own browser. */
export interface Agent {
  email: string
  page: Page
  /** Opens a thread, and waits until a reply can be written. */
  open(guest: Guest): Promise<void>
  /** Presses Enter after a reply to the open thread, or a note, and does not wait for the server. */
  write(text: string): Promise<void>
  /** Presses the button of that very name. */
  press(name: string): Promise<void>
  /** Chooses a view of the list. */
  view(name: string): Promise<void>
  /** Texts of the messages of the open thread, oldest first. */
  texts(): Promise<string[]>
  /** Ids of all conversations of the view, in their order; loads the rest of the list. */
  listed(): Promise<string[]>
}

const agentOn = (page: Page, email: string, appId: string): Agent => {
  const rows = page.locator('.row')
  const field = page.getByRole('textbox', { name: /^Write a (reply|note)/ })
  const list = page.locator('.list-scroll')
  return {
    email,
    page,
    async open({ conversationId, name }) {
      await page.evaluate(hash => (location.hash = hash), `#/${appId}/inbox/${conversationId}`)
      await page.getByRole('log', { name: `Messages with ${name}`, exact: true }).waitFor()
    },
    async write(text) {
      await field.fill(text)
      await field.press('Enter')
    },
    press: name => page.getByRole('button', { name, exact: true }).click(),
    view: async name => void (await page.getByLabel('View', { exact: true }).selectOption(name)),
    texts: () => page.getByRole('log').locator('.bubble').allTextContents(),
    async listed() {
      await list.evaluate(pane => (pane.scrollTop = pane.scrollHeight))
      return rows.evaluateAll(all =>
        all.map(row => (row as HTMLElement).dataset['conversationId'] ?? '')
      )
    }
  }
}

const openPage = async (world: ChatWorld, isClockMoved: boolean): Promise<Page> => {
  const context = await openHasty(world.browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (isClockMoved) await page.clock.install()
  return page
}

/** Opens the console for three agents whom the owner invites. The last one's clock can be moved. */
export const openTeam = async (world: ChatWorld): Promise<[Agent, Agent, Agent]> => {
  const { url, server } = world
  const { appId, signIn } = server.demo
  const api = `${url}/console/api`

  const enter = async (page: Page, email: string) => {
    await page.goto(`${url}/console/#/${appId}/inbox`)
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    return agentOn(page, email, appId)
  }

  const { request: owner } = await world.browser.newContext()
  const answer = await owner.post(`${api}/session`, { data: signIn })
  expect(answer.ok()).toBe(true)
  const { csrfToken } = await (await owner.get(`${api}/me`)).json()

  const join = async (email: string, isClockMoved: boolean) => {
    const invited = await owner.post(`${api}/team/invitations`, {
      headers: { 'x-csrf-token': csrfToken },
      data: { role: 'agent', appIds: [appId] }
    })
    const { token } = await invited.json()
    const page = await openPage(world, isClockMoved)
    const joined = await page.request.post(`${api}/join`, {
      data: { token, email, password: PASSWORD }
    })
    expect(joined.ok()).toBe(true)
    return enter(page, email)
  }

  return [
    await join('ann@example.com', false),
    await join('bob@example.com', false),
    await join('cleo@example.com', true)
  ]
}
