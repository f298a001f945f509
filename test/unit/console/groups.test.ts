import { describe, expect, test, vi } from 'vitest'
import { ApiError, type AppApi, type AppEvent, type TeamGroup } from '../../../src/console/api'
import { createGroups, createWorkspace } from '../../../src/console/model'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createWritten } from '../../../src/console/model/written'
import { at, fakeApi, id, MemoryStorage } from './fakes'

const group = (number: number, fields: Partial<TeamGroup> = {}): TeamGroup => ({
  id: id(number),
  name: `Group ${number}`,
  memberIds: [],
  ...fields
})

const open = (...stored: TeamGroup[]) => {
  const listGroups = vi.fn(async () => [...stored])
  const saveGroup = vi.fn(async (saved: Parameters<AppApi['saveGroup']>[0]) => ({
    ...saved,
    id: saved.id ?? id(9)
  }))
  const deleteGroup = vi.fn(async () => {})
  const groups = createGroups(fakeApi({ listGroups, saveGroup, deleteGroup }))
  const names = () => groups.state.peek().groups.map(({ name }) => name)
  return { groups, listGroups, deleteGroup, names }
}

describe('Groups of members', () => {
  test('are listed by name, as people count, also once saved', async () => {
    const { groups, names } = open(group(10), group(2))
    await groups.load()
    await groups.save({ name: 'Group 3', memberIds: [] })
    await groups.save({ id: id(2), name: 'Zebra', memberIds: [id(1)] })
    expect(names()).toEqual(['Group 3', 'Group 10', 'Zebra'])
  })

  test('are deleted, also where somebody else did that', async () => {
    const { groups, deleteGroup, names } = open(group(1), group(2))
    await groups.load()
    deleteGroup.mockRejectedValueOnce(new ApiError(404, 'gone'))
    await groups.remove(id(1))
    expect(names()).toEqual(['Group 2'])
    deleteGroup.mockRejectedValueOnce(new ApiError(503, 'away'))
    await expect(groups.remove(id(2))).rejects.toThrow('away')
    expect(names()).toEqual(['Group 2'])
  })

  test('stay listed when they cannot be loaded again', async () => {
    const { groups, listGroups, names } = open(group(1))
    await groups.load()
    listGroups.mockRejectedValueOnce(new ApiError(0, 'away'))
    await groups.load()
    expect([groups.state.peek().status, names()]).toEqual(['failed', ['Group 1']])
  })

  describe('are loaded again', () => {
    const update = (payload: object): AppEvent => ({
      id: id(7),
      createdAt: at(1),
      type: 'conversation:update',
      payload: { conversation: { id: id(5), status: 'open' }, ...payload }
    })
    const changed = (change: object) => update({ changes: [{ id: id(6), at: at(1), ...change }] })

    test.each([
      [
        'when a conversation is given to one, which may be new',
        changed({ type: 'groupAssigned' }),
        true
      ],
      [
        'when one lost a conversation, as a deleted one does',
        changed({ type: 'groupUnassigned' }),
        true
      ],
      [
        'when a colleague has changed one',
        { id: id(7), createdAt: at(1), type: 'group:change', payload: {} } satisfies AppEvent,
        true
      ],
      ['not after another change', changed({ type: 'closed' }), false],
      ['not after no change', update({}), false]
    ])('%s', async (_when, event, isNew) => {
      const { groups, listGroups } = open(group(1))
      groups.apply(event)
      expect(listGroups).not.toHaveBeenCalled()
      await groups.load()
      groups.apply(event)
      expect(listGroups).toHaveBeenCalledTimes(isNew ? 2 : 1)
    })

    test('by events of the app, and once events were lost, where they had been loaded', async () => {
      const listGroups = vi.fn(async () => [group(1)])
      const line = (type: string, data: unknown) =>
        `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
      const work = (...lines: string[]) =>
        createWorkspace({
          app: { id: id(1), displayName: 'Shop' },
          ownId: 'own',
          api: fakeApi({
            listGroups,
            openEvents: async () => new Response(lines.join('')),
            removePicture: async () => {}
          }),
          written: createWritten(
            createKeptTexts(() => new MemoryStorage() as unknown as Storage),
            'own',
            id(1)
          ),
          sortChoice: { read: () => undefined, keep() {} },
          wait: () => new Promise(() => {})
        })
      const ready = line('ready', {})
      for (const lines of [
        [ready],
        [line('conversation:update', changed({ type: 'groupAssigned' }))]
      ]) {
        const workspace = work(...lines)
        await workspace.groups.load()
        listGroups.mockClear()
        workspace.start()
        await expect.poll(() => listGroups.mock.calls.length).toBe(1)
        workspace.stop()
      }
      listGroups.mockClear()
      const workspace = work(ready)
      workspace.start()
      await expect.poll(() => workspace.$connection.get()).toBe('lost')
      expect(listGroups).not.toHaveBeenCalled()
      workspace.stop()
    })
  })
})
