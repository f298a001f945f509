import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'
import { Conversation, InboxConversation, Participant } from '../shapes/rest'

const ONE = '/v2/apps/{appId}/conversations/{conversationId}'

const one = Type.Object({ conversation: Conversation })

export const conversations: Tag = {
  name: 'Conversations',
  description:
    'Where users and the business talk: `personal` with one user, `sdkGroup` with up to 10.',
  operations: {
    'POST /v2/apps/{appId}/conversations': {
      id: 'createConversation',
      summary: 'Creates a conversation',
      answers: { 201: one }
    },
    'GET /v2/apps/{appId}/conversations': {
      id: 'listConversations',
      summary: 'Lists conversations, most recently active first',
      description:
        'Those of one user, or without a user the inbox of the app, which a key of scope integration may not see.',
      answers: { 200: pageOf({ conversations: Type.Array(InboxConversation) }) }
    },
    [`GET ${ONE}`]: {
      id: 'getConversation',
      summary: 'Shows a conversation as the inbox does',
      answers: { 200: Type.Object({ conversation: InboxConversation }) }
    },
    [`PATCH ${ONE}`]: {
      id: 'updateConversation',
      summary: 'Changes the fields of a conversation that are given; null unsets',
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
      summary: 'Takes a user out of a group',
      answers: { 200: Nothing }
    }
  }
}
