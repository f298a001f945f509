import { describe, expect, test, vi } from 'vitest'
import { ApiError, type AppApi, type TeamGroup } from '../../../src/console/api'
import { createGroups } from '../../../src/console/model'
import { fakeApi, id } from './fakes'

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
})
