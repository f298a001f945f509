import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { constants, root } from '../../src/build/index.mjs'
import { readSettings, type RunningServer, startServer } from '../../src/server'
import { type ServedPage, servePage } from '../util/serve-page'
import { borrowChromium } from './shared-chromium'

/** API of a page without a visible messenger. */
const PROGRAM = `
  export { createMessenger, loadConfig } from './src/entries/client'
  export { createUploads } from './src/client/uploads'
`

let folder: string
let server: RunningServer
let integrationId: string
let site: ServedPage
let program: string
let browser: Browser
let page: Page

describe('An upload', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-uploads-'))
    const env = { PORT: '0', PIPIT_DATA_DIR: folder, PIPIT_LOG_LEVEL: 'silent' }
    server = await startServer({ ...readSettings(env, folder), port: 0 })
    ;({ integrationId } = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')))
    const { outputFiles } = await build({
      absWorkingDir: root,
      stdin: { contents: PROGRAM, resolveDir: root },
      bundle: true,
      define: { __VERSION__: constants.__VERSION__ },
      format: 'iife',
      globalName: 'headless',
      write: false
    })
    program = outputFiles[0]!.text
    site = await servePage('<!doctype html><title>Shop</title>')
    browser = await borrowChromium()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    await server.close()
    await rm(folder, { recursive: true })
  })

  beforeEach(async () => {
    const context = await browser.newContext()
    page = await context.newPage()
    await page.goto(site.url)
    await page.addScriptTag({ content: program })
    await page.evaluate(
      async ([url, id]) => {
        const { headless } = window as any
        const config = await headless.loadConfig(url, id)
        const messenger = headless.createMessenger({ config })
        const uploads = headless.createUploads({ messenger, config, page: window })
        messenger.start()
        const send = async (file: File) => {
          const progress: number[] = []
          const sent = uploads.add(file)
          const [entry] = messenger.mainConversation().timeline.all().slice(-1)
          uploads.state(entry.key).subscribe((state: any) => progress.push(state.progress))
          const message = await sent.catch(({ code }: any) => ({ code }))
          const shown = messenger.mainConversation().timeline.all()
          return {
            message,
            progress,
            before: entry,
            statuses: shown.map(({ status }: any) => status)
          }
        }
        Object.assign(window, { messenger, send })
      },
      [server.url, integrationId] as const
    )
    return () => context.close()
  })

  test('of a large photo is scaled down, sent across origins, and visible to all', async () => {
    const { message, before, progress, statuses, kept } = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 2000 })
      const context = canvas.getContext('2d')!
      const pixels = context.createImageData(4000, 2000)
      // Photos are noisy: an even image would be small at any size.
      pixels.data.forEach((_, index) => (pixels.data[index] = (index * 2654435761) >>> 24))
      context.putImageData(pixels, 0, 0)
      const photo = await new Promise<Blob>(resolve => canvas.toBlob(resolve as any, 'image/jpeg'))
      const answer = await (window as any).send(new File([photo], 'über.jpg', { type: photo.type }))
      const bitmap = await createImageBitmap(await (await fetch(answer.message.mediaUrl)).blob())
      return { ...answer, kept: { width: bitmap.width, height: bitmap.height, was: photo.size } }
    })
    expect(before).toMatchObject({ status: 'sending', message: { type: 'image' } })
    expect(before.message.mediaUrl).toMatch(/^blob:/)
    expect(message).toMatchObject({ type: 'image', mediaType: 'image/jpeg', altText: 'über.jpg' })
    expect(message.mediaSize).toBeLessThan(kept.was)
    expect(kept).toMatchObject({ width: 2048, height: 1024 })
    expect(progress.at(-1)).toBe(1)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(statuses).toEqual(['sent'])
  })

  test('that is refused shows its reason on a page of another origin, however large the file', async () => {
    const { message, statuses } = await page.evaluate(async () => {
      const file = new File([new Uint8Array(20_000_000)], 'a.png', { type: 'image/png' })
      return (window as any).send(file)
    })
    expect(message).toEqual({ code: 'file-type-not-allowed' })
    expect(statuses).toEqual(['failed'])
  })
})
