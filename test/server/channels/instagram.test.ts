import { expect, onTestFinished, test } from 'vitest'
import { INSTAGRAM, PAGE_ID } from '../../channels/messenger'
import { describeChannel } from './every-channel'
import { startMessengerUpstream } from './messenger-upstream'

const start = () => startMessengerUpstream('instagram')

describeChannel('Instagram', start, world => {
  test('is the account of a page, and asks for its own kinds of events', async () => {
    const shop = await world().addShop()
    await shop.connected()
    const { messenger } = shop.upstream
    expect(messenger.fields()).toEqual([
      'messages',
      'messaging_postbacks',
      'messaging_referral',
      'messaging_seen'
    ])
    expect(messenger.getStarted()).toBeUndefined()
    const { integration } = await shop.rest<any>('GET', `/integrations/${shop.channelId}`)
    expect(integration).not.toHaveProperty('instagramId')
    const visitor = await shop.addVisitor()
    const { url, code } = await visitor.beginLink()
    expect(url).toBe(`https://ig.me/m/${INSTAGRAM.username}?ref=${code}`)
  })

  test('is not saved where the page has no account there, and goes on as it was', async () => {
    const { upstream, rest, channelId, config, connected } = await world().addShop()
    await connected()
    onTestFinished(() => upstream.messenger.setInstagram(true))
    upstream.messenger.setInstagram(false)
    const changed = rest('PATCH', `/integrations/${channelId}`, upstream.fields)
    await expect(changed).rejects.toThrow(/400 .*pageAccessToken .*no account at Instagram/)
    expect((await config()).channels).toHaveLength(1)
  })

  test('takes texts of a thousand bytes, pictures, and no files but PDF', async () => {
    const { upstream, visitor, answer, url } = await world().addLinkedShop()
    const { sent } = upstream.messenger
    const mediaUrl = `${url}/healthz`
    await answer(visitor.path, 'дом '.repeat(300))
    await answer(visitor.path, { type: 'image', mediaUrl })
    await answer(visitor.path, { type: 'file', mediaUrl, altText: 'notes.txt' })
    await upstream.until(() => sent.length === 5)
    const [first, second, third, picture, file] = sent.map(({ message }) => message)
    expect([first, second, third].map(each => each!['text']).join('')).toBe(
      'дом '.repeat(300).trim()
    )
    expect(picture!['attachment'].type).toBe('image')
    expect(file).toEqual({ text: `notes.txt\n${mediaUrl}` })
  })

  test('knows people by their name there, and what they have seen by its id', async () => {
    const shop = await world().addShop(['conversation:message:delivery:user', 'conversation:read'])
    await shop.connected()
    const { messenger } = shop.upstream
    const cy = { id: '1254459154682919', username: 'cy.day' }
    const visitor = await shop.addVisitor()
    const { code } = await visitor.beginLink()
    await messenger.happen(cy, {
      referral: { ref: code, source: 'SHORTLINKS', type: 'OPEN_THREAD' }
    })
    expect(await visitor.links()).toMatchObject([{ status: 'active', displayName: 'cy.day' }])
    await shop.answer(visitor.path, 'Seen?')
    await shop.upstream.until(() => messenger.sent.length === 1)
    await messenger.read(cy)
    await shop.receiver.until(2)
    expect(shop.receiver.got.map(({ event }) => event.type).sort()).toEqual([
      'conversation:message:delivery:user',
      'conversation:read'
    ])
  })

  test('tells by which link of the business people come, and what they ask then', async () => {
    const shop = await world().addShop(['conversation:referral'])
    await shop.connected()
    const { messenger, people } = shop.upstream
    const ben = people['Ben Fox']
    const linkOf = (ref: string) => ({ ref, source: 'SHORTLINKS', type: 'OPEN_THREAD' })
    // Who was never there chooses one of the questions that the business has set.
    const title = 'What is in the sale?'
    const postback = { mid: 'm_question', title, payload: 'SALE', referral: linkOf('summer') }
    await messenger.happen(ben, { postback })
    await shop.receiver.until(1)
    const { payload } = shop.receiver.got[0]!.event
    expect(payload).toMatchObject({
      conversation: { type: 'personal' },
      source: { type: 'instagram', integrationId: shop.channelId },
      referral: { code: 'summer' }
    })

    await messenger.happen(ben, { referral: linkOf('winter') })
    await shop.receiver.until(2)
    const { id } = payload.conversation
    expect(shop.receiver.got[1]!.event.payload).toMatchObject({
      conversation: { id },
      referral: { code: 'winter' }
    })
    expect((await shop.textsOf(`/conversations/${id}`)).map(({ content }) => content.text)).toEqual(
      [title]
    )
  })

  test('takes no events of the page', async () => {
    const { upstream, visitor, textsOf } = await world().addLinkedShop()
    const { bodyOf, deliver, messageOf } = upstream.messenger
    const ann = upstream.people['Ann Lee']
    const { entry } = bodyOf([messageOf(ann, { text: 'To the page' })], PAGE_ID)
    await deliver({ object: 'page', entry })
    await deliver({ object: 'instagram', entry })
    expect(await textsOf(visitor.path)).toHaveLength(1)
  })
})
