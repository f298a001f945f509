import { Type } from 'typebox'
import type { Tag } from '../operation'
import { Id, Nothing, shape, Text } from '../shapes/parts'

const LIST = '/v2/apps/{appId}/groups'
const ONE = `${LIST}/{groupId}`

const Group = shape('Group', { id: Id, name: Text, memberIds: Type.Array(Id) })
const one = Type.Object({ group: Group })

const TAKEN = { 409: 'The app has a group with this name, in upper or lower case.' }

export const teamGroups: Tag = {
  name: 'Groups',
  description:
    'Members of the team to whom conversations are assigned together, with `assignedGroupId` of a conversation. Members are named by the ids that `GET …/team` lists; who does not reach the app is not shown. These are not conversations of the type `sdkGroup`.',
  operations: {
    [`POST ${LIST}`]: {
      id: 'createGroup',
      summary: 'Makes a group; an app has at most 100',
      answers: { 201: one },
      errors: TAKEN
    },
    [`GET ${LIST}`]: {
      id: 'listGroups',
      summary: 'Lists the groups of an app, oldest first',
      answers: { 200: Type.Object({ groups: Type.Array(Group) }) }
    },
    [`GET ${ONE}`]: {
      id: 'getGroup',
      summary: 'Shows a group',
      answers: { 200: one }
    },
    [`PATCH ${ONE}`]: {
      id: 'updateGroup',
      summary: 'Renames a group, or replaces its members',
      answers: { 200: one },
      errors: TAKEN
    },
    [`DELETE ${ONE}`]: {
      id: 'deleteGroup',
      summary: 'Deletes a group',
      description: 'Its conversations are then of no group; who looks after one goes on.',
      answers: { 200: Nothing }
    }
  }
}
