import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSettings } from '../../src/protocol'
import {
  choose,
  ICON,
  isGone,
  look,
  part,
  pngOf,
  RED,
  statusOf,
  upload,
  uploaded,
  UPLOADS
} from './pictures'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { field, press } from './setting-changes'
import { saveSettings } from './settings-screen'
import { longTest } from './short-run'

let world: PreviewWorld

const readSettings = async () =>
  (await world.rest<{ integration: WebSettings }>('GET', `/integrations/${world.integrationId}`))
    .integration

describe('In the console, a picture', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('is cut, uploaded, seen in the preview, saved and taken back', async () => {
    const preview = await world.openPreview()
    const { page } = preview
    await preview.choose('Conversation')
    await choose(page, pngOf(600, 300))
    const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' })
    await dialog.waitFor()
    const sight = (await part(page).boundingBox())!
    const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + sight.width, middle.y, { steps: 4 })
    await page.mouse.up()
    await press(page, 'Use this part')
    await uploaded(page)

    const address = await field(page, ICON).inputValue()
    expect(await look(page, address)).toEqual({ width: 300, height: 300, left: RED, right: RED })
    await preview.chat.locator(`#header img[src="${address}"]`).waitFor()
    expect((await readSettings()).businessIconUrl).toBeFalsy()
    await press(page, 'Save changes')
    await page.getByText('Saved: ').waitFor()
    expect((await readSettings()).businessIconUrl).toBe(address)
    await press(page, 'Undo')
    await expect.poll(async () => (await readSettings()).businessIconUrl).toBeFalsy()
  })

  longTest('is removed when the changes are discarded, and the saved one stays', async () => {
    const page = await world.openSettings()
    const saved = await upload(page)
    await saveSettings(page)
    const discarded = await upload(page)
    expect(await statusOf(discarded)).toBe(200)
    await press(page, 'Discard')
    await isGone(discarded)
    expect(await statusOf(saved)).toBe(200)
  })

  longTest('that the server refuses says why, and is sent again at a press', async () => {
    const page = await world.openSettings()
    await page.route(UPLOADS, route =>
      route.fulfill({ status: 507, json: { errors: [{ title: 'The disk is full.' }] } })
    )
    await choose(page, pngOf(200, 200))
    await page.getByRole('alert').getByText('The disk is full.').waitFor()
    await page.unroute(UPLOADS)
    await press(page, `Send again: ${ICON}`)
    await uploaded(page)
  })
})
