import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest, type RestKey } from '../util/rest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

const PICTURE = 'https://pictures.invalid/robin.png'

let world: ConsoleWorld
let rest: Rest

const say = (conversationId: string, message: object) =>
  rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    ...message
  })

const openThread = async (name: string) => {
  const visitor = await world.visit(`I am ${name}`, { givenName: name })
  const page = await world.openSignedIn('')
  await rowOf(page, name).click()
  await page.getByRole('log').getByText(`I am ${name}`).waitFor()
  return { visitor, page, log: page.getByRole('log') }
}

describe('Messages in the console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('look different when they are notes for the team', async () => {
    const { visitor, page, log } = await openThread('Ann')
    await say(visitor.conversationId, { content: { type: 'text', text: 'A reply' } })
    await say(visitor.conversationId, {
      content: { type: 'text', text: 'He called twice' },
      destination: { integrationType: 'none' }
    })
    const note = log.locator('.message', { hasText: 'He called twice' })
    await note.getByText('not seen by the visitor').waitFor()
    const colorOf = (text: string) =>
      log
        .locator('.bubble', { hasText: text })
        .evaluate(bubble => getComputedStyle(bubble).backgroundColor)
    expect(await colorOf('He called twice')).not.toBe(await colorOf('A reply'))
    await expect.poll(() => rowOf(page, 'Ann').textContent()).toContain('Note: He called twice')
  })

  longTest('have a line over those that were new when their conversation was opened', async () => {
    const { visitor, page, log } = await openThread('Uma')
    const lines = () => log.locator('.unread-line, .bubble').allTextContents()
    await expect.poll(lines).toEqual(['New messages', 'I am Uma'])
    await expect.poll(() => rowOf(page, 'Uma').textContent()).not.toContain('unread')
    await page.evaluate(() => (location.hash = location.hash.replace(/\/[^/]+$/, '')))
    for (const text of ['Is it here?', 'Hello?']) await visitor.write(text)
    await rowOf(page, 'Uma').filter({ hasText: 'Hello?' }).waitFor()
    await rowOf(page, 'Uma').click()
    const opened = ['I am Uma', 'New messages', 'Is it here?', 'Hello?']
    await expect.poll(lines).toEqual(opened)
    await visitor.write('One more')
    await expect.poll(lines).toEqual([...opened, 'One more'])
  })

  test('that do not reach their destination say why', async () => {
    await rest('POST', '/integrations', { type: 'viber', token: 'secret' })
    const { visitor, page, log } = await openThread('Flo')
    await say(visitor.conversationId, {
      content: { type: 'text', text: 'By Viber' },
      destination: { integrationType: 'viber' }
    })
    const failed = log.locator('.message', { hasText: 'By Viber' })
    await failed.getByText('not delivered: This server sends no messages').waitFor()
    await expect.poll(() => rowOf(page, 'Flo').textContent()).toContain('Not delivered: By Viber')
  })

  longTest('show cards side by side and fields of a form, as visitors see them', async () => {
    const { visitor, page, log } = await openThread('Cid')
    const items = ['Robin', 'Wren', 'Finch', 'Tit'].map(title => ({
      title,
      actions: [{ type: 'postback', text: `Take the ${title}`, payload: title }]
    }))
    await say(visitor.conversationId, { content: { type: 'carousel', items } })
    const options = ['Small', 'Medium'].map(label => ({ name: label, label }))
    const fields = [
      { type: 'text', name: 'name', label: 'Your name', placeholder: 'Jo Doe' },
      { type: 'select', name: 'size', label: 'Your size', options }
    ]
    await say(visitor.conversationId, { content: { type: 'form', fields } })
    await expect
      .poll(() => log.getByRole('listitem').filter({ hasText: /^Your/ }).allInnerTexts())
      .toEqual(['Your name\nJo Doe', 'Your size\nSmall, Medium'])
    const [first, second] = await log
      .getByRole('listitem')
      .filter({ hasText: /^(Robin|Wren)/ })
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect()))
    expect(first?.top).toBe(second?.top)
    expect(first?.right).toBeLessThan(second?.left ?? 0)
    const cards = log.getByRole('list').filter({ hasText: 'RobinTake' })
    await cards.focus()
    const isScrolled = () => cards.evaluate(list => list.scrollLeft > 0)
    expect(await isScrolled()).toBe(false)
    await cards.press('ArrowRight')
    await expect.poll(isScrolled).toBe(true)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('show rich text, pictures of items and links', async () => {
    const { visitor, log } = await openThread('Bo')
    const send = (content: object) => say(visitor.conversationId, { content })
    await send({ type: 'text', markdownText: '**Bold** and [a page](https://a.example/p)' })
    await send({
      type: 'carousel',
      items: [
        {
          title: 'Robin',
          mediaUrl: PICTURE,
          actions: [{ type: 'link', text: 'More', uri: 'https://a.example/robin' }]
        }
      ]
    })
    await visitor.write('See https://b.example/x?y=1.')
    await expect.poll(() => log.locator('strong').textContent()).toBe('Bold')
    expect(await log.getByRole('link', { name: 'a page' }).getAttribute('href')).toBe(
      'https://a.example/p'
    )
    const link = log.getByRole('link', { name: 'https://b.example/x?y=1' })
    expect(await link.getAttribute('href')).toBe('https://b.example/x?y=1')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('fetch no picture of a visitor', async () => {
    const visitor = await world.visit('Look at me', { givenName: 'Cy' })
    await visitor.change({ avatarUrl: PICTURE })
    const page = await world.open()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await world.signIn(page)
    await rowOf(page, 'Cy').click()
    await page.getByRole('log').getByText('Look at me').waitFor()
    expect(await rowOf(page, 'Cy').locator('.avatar').textContent()).toBe('C')
    expect(asked.filter(url => !url.startsWith(world.server.url))).toEqual([])
  })

  longTest(
    'stand under a person whose identity is claimed, or vouched for by the business',
    async () => {
      const { visitor, page } = await openThread('Di')
      const title = page.locator('.thread-title')
      await title.getByText('Not signed in').waitFor()
      await title.getByRole('heading', { name: 'Di not verified' }).waitFor()

      const path = `/users/${visitor.userId}`
      await rest('PATCH', path, { profile: { givenName: 'Dinah', email: 'di@shop.example' } })
      await page.reload()
      await title.getByText('di@shop.example').waitFor()
      expect(await title.getByText('not verified').count()).toBe(0)
      await visitor.change({ email: 'other@example.com' })
      await page.reload()
      await title.getByText('The visitor has changed the e-mail').waitFor()
      await title.getByText('di@shop.example').waitFor()
      await title.locator('p', { hasText: 'other@example.com' }).getByText('not verified').waitFor()
      expect(await title.getByRole('heading').textContent()).not.toContain('not verified')

      await rest('POST', '/users', { externalId: 'ed', profile: { givenName: 'Edward' } })
      const { conversation } = await rest<{ conversation: { id: string } }>(
        'POST',
        '/conversations',
        {
          type: 'personal',
          participants: [{ userExternalId: 'ed' }]
        }
      )
      await rest('POST', `/conversations/${conversation.id}/messages`, {
        author: { type: 'user', userExternalId: 'ed' },
        content: { type: 'text', text: 'Hello' }
      })
      await rowOf(page, 'Edward').click()
      await title.getByText('Verified as ed', { exact: true }).waitFor()
      expect(await title.getByText('not verified').count()).toBe(0)
    }
  )

  test('stand under the id of a signed-in visitor who claims to be somebody else', async () => {
    const { key } = await rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })
    await rest('POST', '/users', {
      externalId: 'bob',
      profile: { givenName: 'Bob', email: 'bob@bank.example' }
    })
    const jwt = signJwt(key, userClaims('bob', { exp: inSeconds(3600) }))
    const visitor = await world.visit('Please send me the code', undefined, jwt)
    await visitor.change({ givenName: 'Alice', surname: 'Owner', email: 'alice@bank.example' })
    const page = await world.openSignedIn('')
    await rowOf(page, 'Alice Owner').getByText('not verified').waitFor()

    await rowOf(page, 'Alice Owner').click()
    const title = page.locator('.thread-title')
    await title.getByRole('heading', { name: 'Alice Owner not verified' }).waitFor()
    await title.locator('p', { hasText: 'alice@bank.example' }).getByText('not verified').waitFor()
    await title.getByText('Verified as bob', { exact: true }).waitFor()
    await title.getByText('The visitor has changed the name; you had set Bob').waitFor()
    await title.getByText('you had set bob@bank.example').waitFor()
  })

  longTest('stand under a mark that a long name does not push out of sight', async () => {
    const name = `Alice Owner ${'of the bank '.repeat(8)}`.trim()
    await world.visit('Hello', { givenName: name })
    const page = await world.openSignedIn('', { viewport: { width: 360, height: 640 } })
    const mark = rowOf(page, name).getByText('not verified')
    await mark.waitFor()
    const isInSight = () =>
      mark.evaluate(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width - 2, top + height / 2) === element
      })
    expect(await isInSight()).toBe(true)
  })
})
