import type { Call } from './request'
import type { TeamGroup } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Makes the calls about groups of members. All reject with an `ApiError`. */
export const createGroupsApi = ({ json, at }: Requests) => {
  const list = at('/groups')
  const one = (id: string) => `${list}/${encodeURIComponent(id)}`

  return {
    async listGroups(): Promise<TeamGroup[]> {
      return (await json<{ groups: TeamGroup[] }>({ path: list })).groups
    },

    /** Saves a new group, or another name and members of one. */
    async saveGroup({
      id,
      name,
      memberIds
    }: Omit<TeamGroup, 'id'> & { id?: string | undefined }): Promise<TeamGroup> {
      const { group } = await json<{ group: TeamGroup }>({
        method: id === undefined ? 'POST' : 'PATCH',
        path: id === undefined ? list : one(id),
        body: { name, memberIds }
      })
      return group
    },

    async deleteGroup(id: string): Promise<void> {
      await json({ method: 'DELETE', path: one(id) })
    }
  }
}
