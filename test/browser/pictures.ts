import { deflateSync, crc32 } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field } from './setting-changes'

export const ICON = 'Icon of the business'
export const UPLOADS = '**/attachments?access=public'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

/** Makes a PNG: its left half is red, its right half blue. */
export const pngOf = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x++) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0))
  ])
}

export const fileOf = (buffer: Buffer, name = 'shop.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer
})
export const chooser = (page: Page, label: string) => page.locator(`input[data-picture="${label}"]`)
export const choose = (page: Page, buffer: Buffer, label = ICON) =>
  chooser(page, label).setInputFiles(fileOf(buffer))
export const part = (page: Page) => page.getByRole('application', { name: 'Part of the picture' })
export const uploaded = (page: Page, label = ICON) =>
  expect.poll(() => field(page, label).inputValue()).toContain('/files/')

/** Reads size and some pixels of a picture, as a browser draws it. */
export const look = (page: Page, address: string) =>
  page.evaluate(async address => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const at = (x: number) => [...context.getImageData(x, height / 2, 1, 1).data.slice(0, 3)]
    return { width, height, left: at(2), right: at(width - 3) }
  }, address)

export const RED = [255, 0, 0]
export const BLUE = [0, 0, 255]

/** Uploads a picture, and resolves to its address. */
export const upload = async (page: Page): Promise<string> => {
  const before = await field(page, ICON).inputValue()
  await choose(page, pngOf(200, 200))
  await uploaded(page)
  await expect.poll(() => field(page, ICON).inputValue()).not.toBe(before)
  return field(page, ICON).inputValue()
}

/** Asks for a picture as a browser does. */
export const statusOf = async (address: string) => (await fetch(address)).status

/** Resolves once a picture is removed. */
export const isGone = (address: string) => expect.poll(() => statusOf(address)).toBe(404)
