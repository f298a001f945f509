import { expect, test } from 'vitest'
import { link, openLinks, refuse } from '../fakes/link-server'

const NUMBER = '+447700900123'
const REQUEST = { integrationId: 'sms', phoneNumber: NUMBER }

test('learns once which channels are linked', async () => {
  const world = openLinks()
  world.answerWith(() => ({ links: [link({ status: 'active' })] }))
  await world.links.load()
  await world.links.load()
  expect(world.shown()).toEqual(['link active'])
  expect(world.calls).toEqual([['/links']])
})

test('knows without asking that an unknown visitor has no links', async () => {
  const world = openLinks({ isKnown: false })
  await world.links.load()
  expect(world.shown()).toEqual([])
  expect(world.calls).toEqual([])
})

test('says that it could not learn it, and tries again when told to', async () => {
  const world = openLinks()
  world.answerWith(refuse('network'))
  await world.links.load()
  expect(world.links.$state.get()).toMatchObject({ hasFailed: true })
  world.answerWith(() => ({ links: [] }))
  await world.links.load()
  expect(world.links.$state.get()).toMatchObject({ hasFailed: false, links: [] })
})

test('asks again when an event came while it learnt', async () => {
  const world = openLinks()
  const answers = [[], [link()]]
  world.answerWith(() => {
    if (world.calls.length === 1) world.tell('link:added', link())
    return { links: answers.shift() }
  })
  await world.links.load()
  expect(world.shown()).toEqual(['link pending'])
})

test('begins a link, which an event makes active', async () => {
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
  expect(world.links.$state.get().links).toMatchObject([{ status: 'active', displayName: NUMBER }])
})

test.each([
  ['makes it active', 'link:updated', 'active', ['link active']],
  ['ends it', 'link:removed', 'pending', []]
] as const)(
  'believes an event that %s before the call is answered',
  async (_, type, status, shown) => {
    const world = openLinks()
    await world.links.load()
    world.answerWith(() => {
      world.tell('link:added', link())
      world.tell(type, link({ status }))
      return { link: link() }
    })
    await world.links.begin(REQUEST)
    expect(world.shown()).toEqual(shown)
  }
)

test('makes the default conversation first, since only that can be linked', async () => {
  const world = openLinks({ hasConversation: false })
  await world.links.load()
  world.answerWith(() => ({ link: link() }))
  await world.links.begin(REQUEST)
  expect(world.opened).toEqual([{}])
  expect(world.shown()).toEqual(['link pending'])
})

test('a channel that is linked anew is linked once', async () => {
  const world = openLinks()
  world.answerWith(() => ({ links: [link(), link({ id: 'other', integrationId: 'mail' })] }))
  await world.links.load()
  world.answerWith(() => ({ link: link({ id: 'newer' }) }))
  await world.links.begin(REQUEST)
  world.tell('link:removed', link(), 'removed')
  expect(world.shown()).toEqual(['other pending', 'newer pending'])
})

test.each(['cancelled', 'failed', 'expired', 'ping-failed'] as const)(
  'says that a link is %s, and of whom',
  async reason => {
    const world = openLinks()
    world.answerWith(() => ({ links: [link({ displayName: NUMBER })] }))
    await world.links.load()
    world.tell('link:removed', link(), reason)
    expect(world.shown()).toEqual([])
    expect(world.problem()).toEqual({ code: reason, appUserNumber: NUMBER })
  }
)

test('says nothing of a link that somebody took away', async () => {
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
] as const)('keeps why the server refused: %s %o', async (code, cause, minutes) => {
  const world = openLinks()
  await world.links.load()
  world.answerWith(refuse(code, cause))
  await world.links.begin(REQUEST)
  expect(world.problem()).toEqual({ code, minutes })
  world.answerWith(() => ({ link: link() }))
  await world.links.begin(REQUEST)
  expect(world.problem()).toBeUndefined()
})

test('ends a link; one that was never finished was cancelled', async () => {
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

test('keeps a link that could not be ended', async () => {
  const world = openLinks()
  world.answerWith(() => ({ links: [link()] }))
  await world.links.load()
  world.answerWith(refuse('network'))
  await world.links.end(link(), true)
  expect(world.shown()).toEqual(['link pending'])
  expect(world.problem()).toMatchObject({ code: 'network' })
})
