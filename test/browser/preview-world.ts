import type { BrowserContextOptions, Frame, FrameLocator, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { WebSettings } from '../../src/protocol'
import { formOf, iconOf } from '../server/upload'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'

const ICON_PX = 200

/** The settings screen with the live preview beside it. */
export interface PreviewScreen {
  page: Page
  stage: Locator
  /** Page in the frame of the preview. */
  site: FrameLocator
  /** The messenger in that page. */
  chat: FrameLocator
  /** Presses a segment over the preview. */
  choose(name: string): Promise<void>
  /** Waits until what was changed last is drawn. */
  settled(): Promise<void>
}

/** A server with a web integration, two channels and an icon, and a browser that is signed in. */
export interface PreviewWorld extends ConsoleWorld {
  rest: Rest
  icon: string
  lineId: string
  /** Id of the web integration, which is another one after each test. */
  readonly integrationId: string
  readSettings(): Promise<WebSettings>
  /** Opens the settings; closed when the test has ended. */
  openSettings(options?: BrowserContextOptions): Promise<Page>
  openPreview(options?: BrowserContextOptions): Promise<PreviewScreen>
}

/** Finds the preview on a page with the settings. */
export const previewOn = (page: Page): PreviewScreen => {
  const stage = page.getByLabel('Preview', { exact: true })
  const site = stage.frameLocator('iframe')
  const settled = () => stage.locator('.set[data-state=shown]').waitFor()
  return {
    page,
    stage,
    site,
    chat: site.frameLocator('#web-messenger-container'),
    choose: async name => {
      await stage.getByRole('button', { name, exact: true }).click()
      await settled()
    },
    settled
  }
}

/** Finds the page in the frame of the preview, to run code in it. */
export const previewFrame = (page: Page): Frame => {
  const frame = page.frames().find(each => each.url().includes('/console/preview/'))
  if (!frame) throw new Error(`No preview among ${page.frames().map(each => each.url())}`)
  return frame
}

/** Takes back one digit of a colour, and measures in ms until the header in the preview has it. */
export const measureChange = async (page: Page, color: string) => {
  const seen = previewFrame(page).evaluate(async color => {
    const colorNow = () => {
      const chat = document.querySelector<HTMLIFrameElement>('#web-messenger-container')
      const header = chat?.contentDocument?.querySelector('#header')
      return header && getComputedStyle(header).backgroundColor
    }
    while (colorNow() !== color) await new Promise(resolve => setTimeout(resolve))
    return performance.timeOrigin + performance.now()
  }, color)
  // Listens before the key is pressed; a call that waits for it as well might come too late.
  const pressed = await page.evaluateHandle(() => {
    const at = new Promise<number>(resolve => {
      const note = () => resolve(performance.timeOrigin + performance.now())
      document.addEventListener('input', note, { capture: true, once: true })
    })
    return { at }
  })
  await page.keyboard.press('Backspace')
  return (await seen) - (await pressed.evaluate(({ at }) => at))
}

/** Starts a server and a browser. */
export const openPreviewWorld = async (): Promise<PreviewWorld> => {
  const world = await openConsoleWorld()
  const { url, demo, accountKey } = world.server
  const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  const { body, headers } = await formOf({}, { name: 'icon.png', bytes: iconOf(ICON_PX) })
  const authorization = `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}`
  const uploaded = await fetch(`${url}/v2/apps/${demo.appId}/attachments?access=public`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body
  })
  const { attachment } = (await uploaded.json()) as { attachment: { mediaUrl: string } }
  const create = async (fields: object) =>
    (await rest<{ integration: { id: string } }>('POST', '/integrations', fields)).integration.id
  const lineId = await create({
    type: 'line',
    displayName: 'Bread on LINE',
    channelAccessToken: 'token',
    channelSecret: 'secret'
  })
  await create({ type: 'telegram', token: 'secret', username: 'shop_bot' })
  let integrationId = await create({ type: 'web', displayName: 'Shop page' })

  const openSettings: PreviewWorld['openSettings'] = async options => {
    onTestFinished(async () => {
      await rest('DELETE', `/integrations/${integrationId}`)
      integrationId = await create({ type: 'web', displayName: 'Shop page' })
    })
    const page = await world.openSignedIn(`#/${demo.appId}/settings/${integrationId}`, options)
    await page.getByRole('heading', { level: 1, name: 'Settings of the messenger' }).waitFor()
    return page
  }
  return {
    ...world,
    rest,
    icon: attachment.mediaUrl,
    lineId,
    get integrationId() {
      return integrationId
    },
    readSettings: async () =>
      (await rest<{ integration: WebSettings }>('GET', `/integrations/${integrationId}`))
        .integration,
    openSettings,
    async openPreview(options) {
      const preview = previewOn(await openSettings(options))
      await preview.settled()
      return preview
    }
  }
}
