import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const picture = { name: 'bread.png', mimeType: 'image/png', buffer: PIXEL }
const document = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Bread: 4') }

let world: ConsoleWorld

const openThread = async (name: string) => {
  const visitor = await world.visit('Can you send it?', { givenName: name })
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
  await rowOf(page, name).click()
  await page.getByRole('button', { name: 'Attach' }).waitFor()
  return { page, visitor }
}
const attach = (page: Page, ...files: object[]) =>
  page.locator('.composer input[type=file]').setInputFiles(files as never)
const waiting = (page: Page) => page.getByRole('list', { name: 'Files on their way' })
const ours = (page: Page) => page.locator('.message[data-by=business]')

describe('Files that the team sends', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('arrive in the order chosen, pictures as such', async () => {
    const { page, visitor } = await openThread('Ann')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Attach' }).click()
    await (await chooser).setFiles([picture, document])
    await expect.poll(() => ours(page).count()).toBe(2)
    await waiting(page).waitFor({ state: 'detached' })
    await ours(page).first().getByRole('img').waitFor()
    await ours(page).last().getByRole('link', { name: 'prices.txt' }).waitFor()
    expect(await visitor.read()).toHaveLength(3)
  })

  longTest('can be pasted and dropped, and are for the team where a note is written', async () => {
    const { page, visitor } = await openThread('Bea')
    const give = (type: 'paste' | 'drop') =>
      page.getByRole('textbox', { name: /^Write a/ }).evaluate((field, type) => {
        const data = new DataTransfer()
        data.items.add(new File(['Bread: 4'], `${type}.txt`, { type: 'text/plain' }))
        const init = { bubbles: true, cancelable: true }
        field.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data })
        )
      }, type)
    await give('paste')
    await expect.poll(() => ours(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await give('drop')
    await page.locator('.note').waitFor()
    expect(await visitor.read()).toHaveLength(2)
  })

  test('are taken back just after they were sent, and sent again or removed', async () => {
    const { page, visitor } = await openThread('Eli')
    const takeBack = page.getByRole('button', { name: 'Take back' })
    await attach(page, document)
    await takeBack.click()
    await waiting(page).getByText('It was taken back.').waitFor()
    expect(await ours(page).count()).toBe(0)
    expect(await visitor.read()).toHaveLength(1)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await waiting(page).getByRole('button', { name: 'Send' }).click()
    await waiting(page).waitFor({ state: 'detached' })
    await takeBack.click()
    await waiting(page).getByRole('button', { name: 'Remove' }).click()
    await waiting(page).waitFor({ state: 'detached' })
    expect(await visitor.read()).toHaveLength(1)
  })

  test('that cannot be sent are named with the reason, and can be removed', async () => {
    const { page } = await openThread('Cyd')
    await attach(page, { ...document, name: 'run.exe' }, { ...document, buffer: Buffer.alloc(0) })
    await waiting(page).getByText('Files of this kind cannot be sent.').waitFor()
    await waiting(page).getByText('The file is empty.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    for (const name of ['run.exe', 'prices.txt']) {
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
    }
    await waiting(page).waitFor({ state: 'detached' })
    expect(await ours(page).count()).toBe(0)
  })

  longTest('are there once, however the server fails meanwhile', async () => {
    const { page, visitor } = await openThread('Dan')
    const context = page.context()
    await context.route('**/attachments*', route => route.abort())
    await attach(page, document)
    await waiting(page).getByRole('alert').waitFor()
    await context.unroute('**/attachments*')
    // The message is stored, and its answer lost.
    await context.route('**/messages', async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await visitor.read()).length).toBe(2)
    await waiting(page).getByRole('alert').waitFor()
    await context.unroute('**/messages')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waiting(page).waitFor({ state: 'detached' })
    expect(await visitor.read()).toHaveLength(2)
    expect(await ours(page).count()).toBe(1)
  })

  longTest('can be cancelled on their way', async () => {
    const { page, visitor } = await openThread('Eve')
    let resolve = () => {}
    const promise = new Promise<void>(done => (resolve = done))
    await page.context().route('**/attachments*', async route => {
      await promise
      await route.continue()
    })
    await attach(page, document)
    await page.getByRole('progressbar', { name: 'Sending prices.txt' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await waiting(page).waitFor({ state: 'detached' })
    resolve()
    await attach(page, picture)
    await expect.poll(async () => (await visitor.read()).length).toBe(2)
  })
})
