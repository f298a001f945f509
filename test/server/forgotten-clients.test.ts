import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addLinkBusiness } from './link-world'
import { openRestWorld, type RestWorld } from './rest-world'

const ADDRESS = 'ann@example.com'

let world: RestWorld

describe('Channel identities of an erased user', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  afterAll(() => world.close())

  test('keep the user reachable, and carry no name', async () => {
    const shop = await addLinkBusiness(world)
    const visitor = await shop.addVisitor()
    await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS })
    expect(await visitor.linkEvents()).toMatchObject([{ link: { displayName: ADDRESS } }])
    expect(await shop.appEvents()).toMatchObject([{ client: { displayName: ADDRESS } }])

    await world.call('DELETE', `${shop.path}/users/${visitor.userId}/personalinformation`)
    const { body } = await world.call('GET', visitor.clients)
    const mail = body.clients.find(({ type }: any) => type === 'mailgun')
    expect(mail).toMatchObject({ status: 'active', externalId: ADDRESS })
    for (const shown of [
      mail,
      (await visitor.linkEvents())[0].link,
      (await shop.appEvents())[0].client
    ]) {
      expect(shown).not.toHaveProperty('displayName')
    }
  })
})
