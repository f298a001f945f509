import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { MessengerWidget } from '../../src/widget'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'

const EXAMPLE_URL = 'https://chat.example.com'
const EXAMPLE_ID = '…'

let world: SharedWorld

/** Reads the guide's sample of a kind, filled in as a site would. */
const sampleOf = (kind: string): string => {
  const guide = readFileSync('src/guide/pages/moving.md', 'utf8')
  const sample = guide.match(RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'm'))![1]!
  return sample
    .replaceAll(EXAMPLE_URL, world.url)
    .replaceAll(EXAMPLE_ID, world.server.demo.integrationId)
}

const visit = async (html: string) => {
  const site = await servePage(`<!doctype html><html lang="en"><body>${html}</body></html>`)
  onTestFinished(site.close)
  return world.visit({ url: site.url })
}

/** Checks that a site can use the messenger under its old name. */
const write = (page: Page) =>
  page.evaluate(async () => {
    const { Smooch } = window as unknown as { Smooch: MessengerWidget }
    const heard: string[] = []
    Smooch.on('message:sent', ({ text = '' }) => heard.push(text))
    await Smooch.sendMessage('Hello from before')
    return heard
  })

describe('A site that moves from version 4', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('and copies the script tag keeps using the old name', async () => {
    const { page, launcher } = await visit(sampleOf('html'))
    await launcher.waitFor()
    expect(await write(page)).toEqual(['Hello from before'])
  })

  test('and replaces the old snippet with the new one keeps using its own name', async () => {
    const snippet = await (await fetch(sampleOf('text').trim())).text()
    const { integrationId } = world.server.demo
    const init = `Smooch.init({ integrationId: '${integrationId}' }).then(function () { window.done = 1 })`
    const { page, launcher } = await visit(`<script>${snippet}</script><script>${init}</script>`)
    await launcher.waitFor()
    expect(await write(page)).toEqual(['Hello from before'])
    expect(await page.evaluate(() => Object.keys(window).includes('done'))).toBe(true)
    expect(await page.evaluate(() => 'Pipit' in window)).toBe(false)
  })
})
