import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEvent, TeamMember } from '../../../src/console/api'
import { createTeam } from '../../../src/console/model/team'
import { at, fakeApi, id } from './fakes'

const member = (number: number) =>
  ({ id: id(number), email: `${number}@example.com` }) as TeamMember
const given = (assigneeId?: string): AppEvent => ({
  id: id(7),
  createdAt: at(1),
  type: 'conversation:update',
  payload: { conversation: { id: id(5), status: 'open', ...(assigneeId && { assigneeId }) } }
})

describe('The team', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is loaded again when a conversation is given to somebody who has joined since', async () => {
    const stored = [member(1)]
    const listTeam = vi.fn(async () => [...stored])
    const team = createTeam(fakeApi({ listTeam }))
    team.apply(given(id(2)))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(listTeam).not.toHaveBeenCalled()

    await team.load()
    for (const event of [given(), given(id(1))]) team.apply(event)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(listTeam).toHaveBeenCalledTimes(1)

    stored.push(member(2))
    for (let event = 0; event < 9; event++) team.apply(given(id(2)))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(listTeam.mock.calls.length).toBeLessThanOrEqual(3)
    expect(team.state.peek().members).toEqual(stored)
  })
})
