import { describe, expect, test } from 'vitest'
import { link, openLinks, refuse } from '../fakes/link-server'

const NUMBER = '+447700900123'
const REQUEST = { integrationId: 'sms', phoneNumber: NUMBER }

describe('Channel links', () => {
  test('are loaded once', async () => {
    const world = openLinks()
    world.answerWith(() => ({ links: [link({ status: 'active' })] }))
    await world.links.load()
    await world.links.load()
    expect(world.shown()).toEqual(['link active'])
    expect(world.calls).toEqual([['/links']])
  })

  test('are known to be empty for an unknown visitor, without a request', async () => {
    const world = openLinks({ isKnown: false })
    await world.links.load()
    expect(world.shown()).toEqual([])
    expect(world.calls).toEqual([])
  })

  test('report a failed load, and can be loaded again', async () => {
    const world = openLinks()
    world.answerWith(refuse('network'))
    await world.links.load()
    expect(world.links.$state.get()).toMatchObject({ hasFailed: true })
    world.answerWith(() => ({ links: [] }))
    await world.links.load()
    expect(world.links.$state.get()).toMatchObject({ hasFailed: false, links: [] })
  })

  test('are loaded again when an event arrived meanwhile', async () => {
    const world = openLinks()
    const answers = [[], [link()]]
    world.answerWith(() => {
      if (world.calls.length === 1) world.tell('link:added', link())
      return { links: answers.shift() }
    })
    await world.links.load()
    expect(world.shown()).toEqual(['link pending'])
  })

  test('are created pending, and an event makes them active', async () => {
    const world = openLinks()
    await world.links.load()
    world.answerWith(() => ({ link: link() }))
    const begun = world.links.begin(REQUEST)
    expect(world.links.$state.get().busy).toBe('sms')
    await begun
    expect(world.calls[1]).toEqual(['/links', { body: REQUEST }])
    expect(world.links.$state.get()).toMatchObject({
      busy: undefined,
      links: [{ id: 'link', displayName: NUMBER }]
    })
    world.tell('link:updated', link({ status: 'active' }))
    expect(world.links.$state.get().links).toMatchObject([
      { status: 'active', displayName: NUMBER }
    ])
  })

  test.each([
    ['makes it active', 'link:updated', 'active', ['link active']],
    ['ends it', 'link:removed', 'pending', []]
  ] as const)('follow an event that %s before the response', async (_, type, status, shown) => {
    const world = openLinks()
    await world.links.load()
    world.answerWith(() => {
      world.tell('link:added', link())
      world.tell(type, link({ status }))
      return { link: link() }
    })
    await world.links.begin(REQUEST)
    expect(world.shown()).toEqual(shown)
  })

  test('create the default conversation first, since only that can be linked', async () => {
    const world = openLinks({ hasConversation: false })
    await world.links.load()
    world.answerWith(() => ({ link: link() }))
    await world.links.begin(REQUEST)
    expect(world.created).toEqual([{}])
    expect(world.shown()).toEqual(['link pending'])
  })

  test('of a channel that is linked again appear once', async () => {
    const world = openLinks()
    world.answerWith(() => ({ links: [link(), link({ id: 'other', integrationId: 'mail' })] }))
    await world.links.load()
    world.answerWith(() => ({ link: link({ id: 'newer' }) }))
    await world.links.begin(REQUEST)
    world.tell('link:removed', link(), 'removed')
    expect(world.shown()).toEqual(['other pending', 'newer pending'])
  })

  test.each(['cancelled', 'failed', 'expired', 'ping-failed'] as const)(
    'that are %s are reported, with their channel',
    async reason => {
      const world = openLinks()
      world.answerWith(() => ({ links: [link({ displayName: NUMBER })] }))
      await world.links.load()
      world.tell('link:removed', link(), reason)
      expect(world.shown()).toEqual([])
      expect(world.problem()).toEqual({ code: reason, appUserNumber: NUMBER })
    }
  )

  test('that somebody removed are not reported', async () => {
    const world = openLinks()
    world.answerWith(() => ({ links: [link()] }))
    await world.links.load()
    world.tell('link:removed', link(), 'removed')
    expect(world.shown()).toEqual([])
    expect(world.problem()).toBeUndefined()
  })

  test.each([
    ['invalid-request', undefined, 1],
    ['too-many-requests', { retryAfterSeconds: 601 }, 11],
    ['too-many-requests', { retryAfterSeconds: 20 }, 1]
  ] as const)('keep the reason when the server refuses: %s %o', async (code, cause, minutes) => {
    const world = openLinks()
    await world.links.load()
    world.answerWith(refuse(code, cause))
    await world.links.begin(REQUEST)
    expect(world.problem()).toEqual({ code, minutes })
    world.answerWith(() => ({ link: link() }))
    await world.links.begin(REQUEST)
    expect(world.problem()).toBeUndefined()
  })

  test('can be deleted; a pending one counts as cancelled', async () => {
    const world = openLinks()
    const known = link({ displayName: NUMBER })
    world.answerWith(() => ({ links: [known] }))
    await world.links.load()
    world.answerWith(() => ({}))
    await world.links.end(known, true)
    expect(world.calls[1]).toEqual(['/links/link', { method: 'DELETE' }])
    expect(world.shown()).toEqual([])
    expect(world.problem()).toEqual({ code: 'cancelled', appUserNumber: NUMBER })
  })

  test('that could not be deleted stay', async () => {
    const world = openLinks()
    world.answerWith(() => ({ links: [link()] }))
    await world.links.load()
    world.answerWith(refuse('network'))
    await world.links.end(link(), true)
    expect(world.shown()).toEqual(['link pending'])
    expect(world.problem()).toMatchObject({ code: 'network' })
  })
})
