import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, type SavedView } from '../../../src/console/api'
import { createWorkspace, filterOf } from '../../../src/console/model'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createWritten } from '../../../src/console/model/written'
import { deferred, fakeApi, id, MemoryStorage } from './fakes'

const VIEW: SavedView = { id: id(1), name: 'Refunds', filter: { view: 'all', tag: 'refund' } }

/** Opens a saved view in a workspace whose views are on their way. */
const openView = async () => {
  const views = deferred<SavedView[]>()
  const listConversations = vi.fn(async () => ({ conversations: [], meta: { hasMore: false } }))
  const workspace = createWorkspace({
    app: { id: id(11), displayName: 'Shop' },
    ownId: id(21),
    api: fakeApi({
      listConversations,
      listViews: () => views.promise,
      openEvents: async () => new Response('event: ready\ndata: {}\n\n'),
      countConversations: () => new Promise(() => {}),
      removePicture: async () => {}
    }),
    written: createWritten(
      createKeptTexts(() => new MemoryStorage() as unknown as Storage),
      id(21),
      id(11)
    ),
    sortChoice: { read: () => undefined, keep() {} },
    wait: () => new Promise(() => {})
  })
  void workspace.savedViews.open(VIEW.id)
  workspace.start()
  onTestFinished(workspace.stop)
  await expect.poll(() => workspace.$connection.get()).toBe('lost')
  const filters = () => (listConversations.mock.calls as unknown[][]).map(([filter]) => filter)
  // Those of the unread ones are counted, whatever is shown.
  const shown = () => filters().filter(filter => !(filter as { unread: boolean }).unread)
  return { views, shown }
}

describe('The first list of an inbox with a saved view', () => {
  test('is that of the view, and no other before it', async () => {
    const { views, shown } = await openView()
    expect(shown()).toEqual([])
    views.resolve([VIEW])
    await expect.poll(shown).toEqual([filterOf(VIEW)])
  })

  test('is that of no view where it cannot be loaded', async () => {
    const { views, shown } = await openView()
    views.reject(new ApiError(503, 'away'))
    // It is empty; that of all says whether the app has no conversation yet.
    await expect.poll(shown).toMatchObject([{ view: 'open' }, { view: 'all' }])
  })
})
