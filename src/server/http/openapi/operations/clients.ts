import { Type } from 'typebox'
import type { Tag } from '../operation'
import { ReachedClient, SeenDevice } from '../shapes/clients'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'

const USER = '/v2/apps/{appId}/users/{user}'

const one = Type.Object({ client: ReachedClient })

export const clients: Tag = {
  name: 'Clients and devices',
  description: 'The ways to reach a user: the widget and other channels.',
  operations: {
    [`POST ${USER}/clients`]: {
      id: 'createClient',
      summary: 'Begins to link a channel to the default conversation of a user',
      description:
        'The client starts `pending`; `client:update` and `client:remove` report its progress. ' +
        'An e-mail address with the confirmation `immediate` is active at once. With `prompt` the person is ' +
        'asked in the channel, with `message` or a question of the server, and confirms or refuses there; ' +
        'in WhatsApp, `message` goes out with the other confirmations too.',
      answers: { 201: one },
      errors: { 409: 'The user already has such a client.' }
    },
    [`GET ${USER}/clients`]: {
      id: 'listClients',
      summary: 'Lists the clients of a user',
      answers: { 200: pageOf({ clients: Type.Array(ReachedClient) }) }
    },
    [`GET ${USER}/clients/{clientId}`]: {
      id: 'getClient',
      summary: 'Shows a client',
      answers: { 200: one }
    },
    [`DELETE ${USER}/clients/{clientId}`]: {
      id: 'deleteClient',
      summary: 'Removes a client of a user',
      answers: { 200: Nothing }
    },
    [`GET ${USER}/devices`]: {
      id: 'listDevices',
      summary: 'Lists the browsers in which the user has opened the widget',
      answers: { 200: pageOf({ devices: Type.Array(SeenDevice) }) }
    },
    [`GET ${USER}/devices/{deviceId}`]: {
      id: 'getDevice',
      summary: 'Shows a device',
      answers: { 200: Type.Object({ device: SeenDevice }) }
    }
  }
}
