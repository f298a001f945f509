import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const LETTER = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

let world: ChatWorld

/** Opens the menu, which takes the focus. */
const openMenu = async () => {
  const visitor = await world.visit()
  const { chat, open } = visitor
  await open()
  const button = chat.getByRole('button', { name: 'Attach' })
  await button.click()
  const file = chat.getByRole('button', { name: 'File', exact: true })
  await expect.poll(() => chat.locator('.upload-menu :focus').count()).toBe(1)
  return { ...visitor, button, file }
}

describe('The upload menu', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('closes on Escape, and returns the focus to its button', async () => {
    const { chat, page, button } = await openMenu()
    await page.keyboard.press('Escape')
    await chat.locator('.upload-menu').waitFor({ state: 'detached' })
    expect(await button.evaluate(each => each.matches(':focus'))).toBe(true)
  })

  test('returns the focus to the composer once a file is chosen', async () => {
    const { chat, page, composer, file } = await openMenu()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
    await chooser.setFiles(LETTER)
    await chat.getByText('letter.pdf').waitFor()
    expect(await composer.evaluate(each => each.matches(':focus'))).toBe(true)
  })

  test('takes a photo where fingers press, and chooses among those there are', async () => {
    const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    const { chat, open, page } = await world.visit(touch)
    await open()
    await chat.getByRole('button', { name: 'Attach' }).click()
    const fieldOf = async (name: string) => {
      const button = chat.getByRole('button', { name, exact: true })
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
      const field = chooser.element()
      return [chooser.isMultiple(), await field.getAttribute('capture')]
    }
    expect(await fieldOf('Camera')).toEqual([false, 'environment'])
    expect(await fieldOf('Photo')).toEqual([true, null])
  })

  test('has no camera where a mouse points', async () => {
    const { chat } = await openMenu()
    expect(await chat.getByRole('button', { name: 'Camera' }).count()).toBe(0)
  })

  test.each(['drop', 'paste'] as const)('is not needed for a file that comes by %s', async type => {
    const { chat, composer, messages, open } = await world.visit()
    await open()
    // Comes with the client, which takes the file.
    await chat.getByRole('log').waitFor()
    await composer.evaluate((field, type) => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }))
      const init = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data })
      )
    }, type)
    await chat.getByText('letter.pdf').waitFor()
    await expect.poll(messages).toMatchObject([{ role: 'user', status: 'sent' }])
  })

  test('names each file that cannot be sent', async () => {
    const { chat, page, file } = await openMenu()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
    await chooser.setFiles([
      { ...LETTER, name: 'empty.pdf', buffer: Buffer.alloc(0) },
      { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
    ])
    const alert = chat.getByRole('alert')
    await expect
      .poll(() => alert.allInnerTexts())
      .toContain(
        'empty.pdf: This file is empty or damaged.\nsetup.exe: Files of this type cannot be sent.'
      )
  })

  test('says of a file that is no picture which one it is and why once, until others go well', async () => {
    const { chat, page, file, button } = await openMenu()
    const choose = async (files: (typeof LETTER)[]) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
      await chooser.setFiles(files)
    }
    await choose([
      { ...LETTER, name: 'fake.png', mimeType: 'image/png' },
      { ...LETTER, name: 'page.html', mimeType: 'text/html' }
    ])
    const refusal = chat.locator('.upload').getByRole('alert')
    await refusal.waitFor()
    expect(await refusal.innerText()).toBe('Files of this type cannot be sent.')
    expect(await chat.locator('.bubble.media').innerText()).toContain('fake.png')
    expect(await chat.getByText('The picture did not load').count()).toBe(0)

    const notice = chat.getByText('page.html: Files of this type cannot be sent.')
    await notice.waitFor()
    await button.click()
    await choose([LETTER])
    await chat.getByText('letter.pdf').waitFor()
    expect(await notice.count()).toBe(0)
  })

  test('sends a file that was chosen without a connection once there is one', async () => {
    const { chat, page, file, write, messages, conversationId } = await openMenu()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    const id = await conversationId()
    world.network.setDown(true)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
    await chooser.setFiles(LETTER)
    await expect.poll(messages).toMatchObject([{}, { status: 'waiting' }])
    expect(await chat.getByText('The file was not sent.').count()).toBe(0)
    world.network.setDown(false)
    await expect
      .poll(messages)
      .toMatchObject([{}, { status: expect.stringMatching(/sent|delivered/) }])
    const { messages: stored } = await world.rest<{ messages: { content: { type: string } }[] }>(
      'GET',
      `/conversations/${id}/messages`
    )
    expect(stored.map(({ content }) => content.type)).toEqual(['text', 'file'])
  })

  test('asks before the page is left with a file that waits for a connection', async () => {
    const { chat, page, file } = await openMenu()
    const context = page.context()
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.type())
      void dialog.dismiss()
    })
    const leave = () => page.evaluate(() => location.assign('?left'))
    await context.setOffline(true)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
    await chooser.setFiles(LETTER)
    const letter = chat.locator('[data-message-id]').filter({ hasText: 'letter.pdf' })
    await letter.waitFor()
    await leave()
    await expect.poll(() => dialogs).toEqual(['beforeunload'])
    expect(page.url()).not.toContain('left')

    await context.setOffline(false)
    await expect.poll(() => letter.getAttribute('data-status')).toBe('sent')
    await leave()
    await page.waitForURL('**/*left')
    expect(dialogs).toEqual(['beforeunload'])
  })

  test('cancels a file that waits for a connection', async () => {
    const { chat, page, file } = await openMenu()
    await page.context().setOffline(true)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
    await chooser.setFiles(LETTER)
    const letter = chat.locator('[data-status=waiting]').filter({ hasText: 'letter.pdf' })
    await letter.getByRole('button', { name: 'Cancel' }).click()
    await letter.waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.reload()
    expect(await chat.getByText('letter.pdf').count()).toBe(0)
  })

  test('says that it cannot be loaded, opens once it can, and says no longer so', async () => {
    const { chat, open, page } = await world.visit()
    await open()
    await page.route(/uploads\w*\.js/, route => route.abort())
    const menu = chat.locator('.upload-menu')
    await chat.getByRole('button', { name: 'Attach' }).click()
    const problem = chat.getByText('No connection. Trying again…')
    await problem.waitFor()
    expect(await menu.count()).toBe(0)
    await page.unroute(/uploads\w*\.js/)
    await menu.waitFor()
    await problem.waitFor({ state: 'detached' })
  })
})
