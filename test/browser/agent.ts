import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { ChatWorld } from './chat-world'

/** Opens the console, signed in, in a browser of its own that is closed when the test has ended. */
export const openConsole = async ({ browser, server, url }: ChatWorld): Promise<Page> => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const answer = await context.request.post(`${url}/console/api/session`, {
    data: server.demo.signIn
  })
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`)
  const page = await context.newPage()
  await page.goto(`${url}/console/`)
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  return page
}

/** Sends an answer in the open thread of a console. */
export const answer = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: /^Write a reply/ })
  await field.fill(text)
  await field.press('Enter')
}
