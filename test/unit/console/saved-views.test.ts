import { describe, expect, test, vi } from 'vitest'
import { ApiError, type InboxFilter, type SavedView } from '../../../src/console/api'
import { createSavedViews, filterOf, isChangedFrom, newViewId } from '../../../src/console/model'
import { isInFilter } from '../../../src/console/model/is-in-view'
import { conversation, deferred, fakeApi, id } from './fakes'

const view = (number: number, fields: Partial<SavedView> = {}): SavedView => ({
  id: id(number),
  name: `View ${number}`,
  filter: { view: 'open' },
  ...fields
})

const open = (...views: SavedView[]) => {
  const show = vi.fn<(filter: InboxFilter) => void>()
  const listViews = vi.fn(async () => views)
  const putView = vi.fn(async (saved: SavedView) => saved)
  const deleteView = vi.fn(async () => {})
  const saved = createSavedViews(fakeApi({ listViews, putView, deleteView }), show, () => {})
  const names = () => saved.state.peek().views.map(({ name }) => name)
  return { saved, show, listViews, putView, deleteView, names }
}

describe('Saved views', () => {
  test('are listed by name, as people count', async () => {
    const { saved, names } = open(view(10), view(2), view(1, { name: 'Zebra' }))
    await saved.load()
    expect(names()).toEqual(['View 2', 'View 10', 'Zebra'])
  })

  test('show what they keep once they are known', async () => {
    const { saved, show, listViews } = open(view(1, { filter: { view: 'all', tag: 'vip' } }))
    await saved.open(id(1))
    expect(show).toHaveBeenCalledWith({ view: 'all', tag: 'vip', unread: false, text: '' })
    await saved.open(id(1))
    expect(listViews).toHaveBeenCalledTimes(1)
  })

  test('show nothing when another is opened before they are known, or when they are gone', async () => {
    const { saved, show, listViews } = open()
    const later = deferred<SavedView[]>()
    listViews.mockReturnValueOnce(later.promise)
    const opening = saved.open(id(1))
    await saved.open(id(2))
    later.resolve([view(1)])
    await opening
    expect(show).not.toHaveBeenCalled()
    expect(saved.openId.peek()).toBe(id(2))
  })

  test('that could not be loaded show what they keep once they are, and once', async () => {
    const { saved, show, listViews } = open(view(1))
    listViews.mockRejectedValueOnce(new ApiError(503, 'away'))
    await saved.open(id(1))
    expect(show).not.toHaveBeenCalled()
    await saved.load()
    await saved.load()
    expect(show.mock.calls).toEqual([[filterOf(view(1))]])
  })

  test('are saved without the words to look for, and in place of the former one', async () => {
    const { saved, putView, names } = open(view(1))
    await saved.load()
    const filter: InboxFilter = { view: 'mine', unread: false, text: 'parcel', tag: undefined }
    await saved.save({ id: id(1), name: 'Renamed', filter })
    expect(putView).toHaveBeenCalledWith({
      id: id(1),
      name: 'Renamed',
      filter: { view: 'mine' }
    })
    expect(names()).toEqual(['Renamed'])
  })

  test('are removed, also where another browser did that', async () => {
    const { saved, deleteView, names } = open(view(1), view(2))
    await saved.load()
    deleteView.mockRejectedValueOnce(new ApiError(404, 'gone'))
    await saved.remove(id(1))
    expect(names()).toEqual(['View 2'])
    deleteView.mockRejectedValueOnce(new ApiError(503, 'away'))
    await expect(saved.remove(id(2))).rejects.toThrow('away')
    expect(names()).toEqual(['View 2'])
  })

  test('stay listed when they cannot be loaded again', async () => {
    const { saved, listViews, names } = open(view(1))
    await saved.load()
    listViews.mockRejectedValueOnce(new ApiError(0, 'away'))
    await saved.load()
    expect([saved.state.peek().status, names()]).toEqual(['failed', ['View 1']])
  })

  test.each<[string, Partial<InboxFilter>, boolean]>([
    ['words to look for', { text: 'parcel' }, false],
    ['an unset field', { assigneeId: undefined }, false],
    ['another order', { sort: 'waiting' }, true],
    ['unread ones only', { unread: true }, true],
    ['another tag', { tag: 'late' }, true],
    ['another group', { assignedGroupId: 'sales' }, true]
  ])('differ by %s: %j is %s', (_, change, isChanged) => {
    const vip = view(1, { filter: { view: 'open', tag: 'vip' } })
    expect(isChangedFrom(vip, { ...filterOf(vip), ...change })).toBe(isChanged)
  })

  test('have ids as the server takes them', () => {
    expect(newViewId()).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('The filters of the inbox', () => {
  const reached = (...types: string[]) => ({
    participants: conversation(1).participants.map(each => ({
      ...each,
      clientAssociations: types.map(type => ({ type }))
    }))
  })
  const all: InboxFilter = { view: 'all', unread: false, text: '' }

  test.each<[Partial<InboxFilter>, object, boolean]>([
    [{ assigneeId: 'ada' }, { assigneeId: 'ada' }, true],
    [{ assigneeId: 'ada' }, { assigneeId: 'own' }, false],
    [{ assigneeId: 'ada' }, {}, false],
    [{ view: 'mine', assigneeId: 'ada' }, { assigneeId: 'own' }, true],
    [{ assignedGroupId: 'sales' }, { assignedGroupId: 'sales' }, true],
    [{ assignedGroupId: 'sales' }, { assignedGroupId: 'support' }, false],
    [{ view: 'unassigned', assignedGroupId: 'sales' }, { assignedGroupId: 'sales' }, true],
    [{ view: 'myGroups' }, { assignedGroupId: 'sales', assigneeId: 'ada' }, true],
    [{ view: 'myGroups' }, { assignedGroupId: 'support' }, false],
    [{ view: 'myGroups' }, {}, false],
    [{ view: 'myGroups' }, { assignedGroupId: 'sales', status: 'closed' }, false],
    [{ channel: 'telegram' }, reached('sdk', 'telegram'), true],
    [{ channel: 'telegram' }, reached('sdk'), false],
    [{ channel: 'telegram' }, { participants: undefined }, true],
    [{ tag: 'vip' }, { tags: ['VIP'] }, true],
    [{ tag: 'vip' }, {}, false]
  ])('%j of %j is %s', (filter, fields, isListed) => {
    const listed = { ...conversation(1), ...fields }
    const own = { id: 'own', groupIds: ['sales'] }
    expect(isInFilter({ ...all, ...filter }, listed, own)).toBe(isListed)
  })
})
