import { Type } from 'typebox'
import type { Tag } from '../operation'
import { ConversationChange } from '../shapes/changes'
import { pageOf } from '../shapes/page'
import { Id, Nothing, shape, Text, Whole } from '../shapes/parts'
import { Conversation, InboxConversation, Participant } from '../shapes/rest'

const ONE = '/v2/apps/{appId}/conversations/{conversationId}'

const one = Type.Object({ conversation: Conversation })

const ConversationCounts = shape('ConversationCounts', {
  all: Whole,
  open: Whole,
  unassigned: Whole,
  pending: Whole,
  snoozed: Whole,
  closed: Whole,
  assigned: Type.Array(shape('AssignedCount', { assigneeId: Id, open: Whole })),
  mentioned: Type.Array(shape('MentionedCount', { memberId: Id, open: Whole })),
  ofGroups: Type.Array(shape('GroupsCount', { memberId: Id, open: Whole }))
})

const KnownTag = shape('KnownTag', { name: Text, count: Whole })

export const conversations: Tag = {
  name: 'Conversations',
  description:
    'Conversations of users with the business: `personal` with one user, `sdkGroup` with up to 10.',
  operations: {
    'POST /v2/apps/{appId}/conversations': {
      id: 'createConversation',
      summary: 'Creates a conversation',
      answers: { 201: one }
    },
    'GET /v2/apps/{appId}/conversations': {
      id: 'listConversations',
      summary: 'Lists conversations, most recently active first or longest waiting first',
      description:
        'The conversations of one user; without a user, the inbox of the app, which keys of scope integration may not read.',
      answers: { 200: pageOf({ conversations: Type.Array(InboxConversation) }) }
    },
    'GET /v2/apps/{appId}/conversation-counts': {
      id: 'countConversations',
      summary: 'Counts the conversations of each view of the inbox',
      description:
        '`open`, `unassigned` and `assigned` leave out what is snoozed. `assigned` has the members of the team who look after open conversations, `mentioned` those whom notes in open conversations mention, `ofGroups` those in a group to which open conversations are assigned.',
      answers: { 200: Type.Object({ counts: ConversationCounts }) }
    },
    'GET /v2/apps/{appId}/tags': {
      id: 'listTags',
      summary: 'Lists the tags that conversations of an app have, the most frequent first',
      description: '`count` says how many conversations have a tag.',
      answers: { 200: Type.Object({ tags: Type.Array(KnownTag) }) }
    },
    [`GET ${ONE}`]: {
      id: 'getConversation',
      summary: 'Shows a conversation, as in the inbox',
      answers: { 200: Type.Object({ conversation: InboxConversation }) }
    },
    [`PATCH ${ONE}`]: {
      id: 'updateConversation',
      summary: 'Changes the given fields of a conversation; null removes a field',
      description:
        '`assignedGroupId` takes the conversation from a member of the team who is not in that group, unless the call has an `assigneeId`; an `assigneeId` leaves the group as it is. `tags` replaces all tags; `addTags` and `removeTags` change some, whatever others change at the same time. Tags differ by more than upper and lower case.',
      answers: { 200: one }
    },
    [`GET ${ONE}/changes`]: {
      id: 'listConversationChanges',
      summary:
        'Lists who assigned, tagged, snoozed, closed or reopened a conversation, the newest page first',
      description:
        'Without `by`, a message of the visitor or the end of a snooze caused it. Names are those of that time. `conversation:update` of the stream of events has new ones in `changes`. Visitors never see them.',
      answers: { 200: pageOf({ changes: Type.Array(ConversationChange) }) }
    },
    [`POST ${ONE}/merge`]: {
      id: 'mergeConversations',
      summary: 'Moves all messages of another conversation of the same user into this one',
      description:
        'Both are `personal`. Messages keep their ids and stand in the order of their times; notes, files, deliveries, messages that are sent later, tags and changes come along. `sourceConversationId` names the one that is gone then, which cannot be the default conversation of its user. Calls to that one are answered with 404 and the id of this one as `mergedInto` of the error. A repeated call changes nothing.',
      answers: { 200: one }
    },
    [`DELETE ${ONE}`]: {
      id: 'deleteConversation',
      summary: 'Deletes a conversation with its messages',
      answers: { 200: Nothing }
    }
  }
}

export const participants: Tag = {
  name: 'Participants',
  description: 'The users who take part in a conversation.',
  operations: {
    [`GET ${ONE}/participants`]: {
      id: 'listParticipants',
      summary: 'Lists the participants of a conversation',
      answers: { 200: pageOf({ participants: Type.Array(Participant) }) }
    },
    [`POST ${ONE}/join`]: {
      id: 'joinConversation',
      summary: 'Adds a user to a group',
      answers: { 201: Type.Object({ participant: Participant }) }
    },
    [`POST ${ONE}/leave`]: {
      id: 'leaveConversation',
      summary: 'Removes a user from a group',
      answers: { 200: Nothing }
    }
  }
}
