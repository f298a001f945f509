import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildOutputs } from '../../src/build/index.mjs'
import { freePort } from '../util/free-port'
import { readSample, scriptOf } from '../util/guide-samples'
import { signJwt, userClaims } from '../util/sign-jwt'
import { openChatWorld, type ChatWorld } from './chat-world'
import { recordProblems } from './record-problems'
import { bundleSamples, fillIn, openSite, siteOf } from './recipe-world'
import { longTest } from './short-run'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const APP = siteOf('<button id="help">Help</button><script src="/app.js"></script>')

type WithRecipe = Window & {
  followRoute(path: string): void
  onSignedIn(userId: string): Promise<void>
  onSignedOut(): Promise<void>
  startChat(): void
  endChat(): void
  dataLayer: { event: string }[]
}

let world: ChatWorld

const sample = (page: string, place: string, language = 'html') =>
  fillIn(world, readSample(page, place, language))

/** Signs a user in as the server of a site does. */
const tokenOf = async (externalId: string) => {
  const { key } = await world.rest<{ key: { id: string; secret: string } }>('POST', '/keys', {
    displayName: 'Shop'
  })
  return signJwt(key, userClaims(externalId))
}

const userOf = async (externalId: string) => {
  const { user } = await world.rest<{ user: { externalId: string } }>('GET', `/users/${externalId}`)
  return user.externalId
}

describe('A recipe of the guide', () => {
  beforeAll(async () => {
    await buildOutputs({ names: ['npm'], onlyStale: true })
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('leaves the messenger out of some routes, and finds the conversation on others', async () => {
    const app = await bundleSamples({
      'start.ts': `import { followRoute } from './follow-route'
        Object.assign(window, { followRoute })
        followRoute('/')`,
      'follow-route.ts': sample('single-page-apps', 'follow-route.ts', 'ts')
    })
    const { page, problems, open, write, texts, launcher } = await openSite(world, APP, {
      scripts: { '/app.js': app }
    })
    const goTo = (path: string) =>
      page.evaluate(path => (window as unknown as WithRecipe).followRoute(path), path)
    await open()
    await write('Hello')
    await expect.poll(texts).toEqual(['Hello'])
    await goTo('/products')
    expect(await launcher.count()).toBe(1)
    await goTo('/checkout')
    await expect.poll(() => launcher.count()).toBe(0)
    await goTo('/products')
    await open()
    await expect.poll(texts).toEqual(['Hello'])
    expect(problems).toEqual([])
  })

  test('has a button of its own, with the number of unread messages', async () => {
    const app = await bundleSamples({
      'start.ts': `import { bindHelpButton } from './help-button'
        bindHelpButton(document.querySelector('button')!)`,
      'help-button.ts': sample('single-page-apps', 'help-button.ts', 'ts')
    })
    const { page, problems, chat, composer, write, messages } = await openSite(world, APP, {
      scripts: { '/app.js': app.replace('var Pipit =', 'var Pipit = window.Pipit =') }
    })
    const known = (await world.conversations()).map(({ id }) => id)
    const help = page.locator('#help')
    await help.click()
    await composer.waitFor()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    await chat.getByRole('button', { name: 'Close' }).click()
    const { id } = (await world.conversations()).find(({ id }) => !known.includes(id))!
    await world.say(id, 'Good morning')
    await expect.poll(() => help.textContent()).toBe('Help (1)')
    await help.click()
    await expect.poll(() => help.textContent()).toBe('Help')
    expect(problems).toEqual([])
  })

  test('signs a visitor of a single-page app in and out', async () => {
    const app = await bundleSamples({
      'start.ts': `import Pipit from 'pipit'
        import { onSignedIn, onSignedOut } from './session'
        import { showChat } from './chat'
        import './say-where'
        Object.assign(window, { onSignedIn, onSignedOut })
        showChat()`,
      'session.ts': sample('single-page-apps', 'session.ts', 'ts'),
      'say-where.ts': sample('single-page-apps', 'say-where.ts', 'ts'),
      'chat.ts': sample('frameworks', 'chat.ts', 'ts')
    })
    const { page, problems, open, write, messages, texts } = await openSite(world, APP, {
      scripts: { '/app.js': app, '/chat-token': await tokenOf('spa') }
    })
    await open()
    await write('Before')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    await page.evaluate(() => (window as unknown as WithRecipe).onSignedIn('spa'))
    await expect.poll(() => userOf('spa')).toBe('spa')
    await expect.poll(texts).toEqual(['Before'])
    const { conversations } = await world.rest<{ conversations: { id: string }[] }>(
      'GET',
      '/conversations?filter[userExternalId]=spa'
    )
    const { messages: stored } = await world.rest<{ messages: object[] }>(
      'GET',
      `/conversations/${conversations[0]!.id}/messages`
    )
    expect(stored).toMatchObject([{ metadata: { route: '/' } }])
    await page.evaluate(() => (window as unknown as WithRecipe).onSignedOut())
    await expect.poll(texts).toEqual([])
    // A request may be under way when the session ends.
    expect(problems.filter(text => !text.includes('401'))).toEqual([])
  })

  longTest(
    'adds the messenger to a theme of Shopify, and says which product is on the page',
    async () => {
      const rendered = sample('site-builders', 'Shopify', 'liquid').replace(/{{.*?}}/, '"Bicycle"')
      const site = await openSite(world, siteOf('').replace('</head>', `${rendered}</head>`))
      const { page, problems, open, write, messages, conversationId } = site
      await open()
      await write('Is it there?')
      await expect.poll(messages).toMatchObject([{ status: 'sent' }])
      const { messages: stored } = await world.rest<{ messages: object[] }>(
        'GET',
        `/conversations/${await conversationId()}/messages`
      )
      expect(stored).toMatchObject([{ metadata: { product: 'Bicycle', page: page.url() } }])
      expect(problems).toEqual([])
    }
  )

  longTest(
    'adds the messenger as a tag of Tag Manager, whose other tags hear of messages',
    async () => {
      const { page, problems, open, write } = await openSite(world, siteOf(''))
      const code = scriptOf(sample('site-builders', 'Google Tag Manager'))
      // Tag Manager makes an element of each script that a tag holds, and adds it to the page.
      await page.evaluate(code => {
        ;(window as unknown as WithRecipe).dataLayer = []
        const script = document.createElement('script')
        script.textContent = code
        document.body.append(script)
      }, code)
      await open()
      await write('Hello')
      await expect
        .poll(() => page.evaluate(() => (window as unknown as WithRecipe).dataLayer))
        .toEqual([{ event: 'chat_message_sent' }])
      expect(problems).toEqual([])
    }
  )

  test('has no inline script under a policy', async () => {
    const html = sample('strict-policies', 'Without inline scripts')
    const policy = sample('strict-policies', 'Add the sources', 'text')
      .replaceAll(/ +/g, ' ')
      .replace('wss://chat.example.com', world.url.replace('http', 'ws'))
      .replace('script-src', "script-src 'self'")
      .trim()
      .replaceAll('\n', '; ')
    const meta = `<meta http-equiv="content-security-policy" content="default-src 'none'; ${policy}">`
    const { problems, open, write, messages } = await openSite(
      world,
      siteOf(html).replace('<link rel="icon" href="data:,">', meta),
      { scripts: { '/chat.js': sample('strict-policies', 'chat.js', 'js') } }
    )
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(problems.filter(text => !text.includes('favicon'))).toEqual([])
  })

  longTest('is a program of Node whose policy has a nonce for each answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-nonce-'))
    const port = String(await freePort())
    const file = join(folder, 'shop.mjs')
    await writeFile(file, readSample('strict-policies', 'With a nonce', 'js'))
    const { integrationId } = world.server.demo
    const shop = spawn(process.execPath, [file], {
      env: { PIPIT_URL: world.url, INTEGRATION_ID: integrationId, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    onTestFinished(async () => {
      shop.kill()
      await rm(folder, { recursive: true })
    })
    await once(shop.stdout, 'data')
    const visitor = await world.visit({ url: 'about:blank' })
    const problems = await recordProblems(visitor.page)
    await visitor.page.goto(`http://127.0.0.1:${port}/`)
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    expect(problems.filter(text => !text.includes('favicon'))).toEqual([])
  })

  test('requests nothing before consent, and keeps nothing after its end', async () => {
    const html = siteOf(sample('consent', 'The messenger after consent'))
    const site = await openSite(world, html)
    const { page, problems, requests, open, write, messages, launcher, stored } = site
    expect(requests.filter(url => url.startsWith(world.url))).toEqual([])
    const start = () => page.evaluate(() => (window as unknown as WithRecipe).startChat())
    await start()
    await start()
    await open()
    expect(await stored()).toEqual({})
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    await page.evaluate(() => (window as unknown as WithRecipe).endChat())
    await expect.poll(() => launcher.count()).toBe(0)
    expect(await stored()).toEqual({})
    await start()
    await open()
    expect(await messages()).toEqual([])
    expect(problems).toEqual([])
  })

  longTest('asks at a button of its own before anything is requested', async () => {
    const { page, problems, requests, composer, write, messages } = await openSite(
      world,
      siteOf(sample('consent', 'A button that asks'))
    )
    const start = page.getByRole('button', { name: 'Chat with us' })
    await start.click()
    await page.getByRole('button', { name: 'Not now' }).click()
    await start.click()
    expect(requests.filter(url => url.startsWith(world.url))).toEqual([])
    await page.getByRole('button', { name: 'Start the chat' }).click()
    await composer.waitFor()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(problems).toEqual([])
  })

  longTest('fills the web view of an app, whose user it signs in', async () => {
    const html = sample('web-views', 'The page').replace(
      '<title>',
      '<link rel="icon" href="data:,"><title>'
    )
    const hash = `#user=phone&jwt=${await tokenOf('phone')}`
    const { page, problems, composer, write, messages } = await openSite(world, html, {
      ...PHONE,
      hash
    })
    await composer.waitFor()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(await userOf('phone')).toBe('phone')
    expect(await page.locator('#web-messenger-container').boundingBox()).toMatchObject({
      height: PHONE.viewport.height,
      width: PHONE.viewport.width
    })
    expect(problems).toEqual([])
  })
})
