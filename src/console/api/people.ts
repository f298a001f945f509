import type { Call } from './request'
import type { ConversationsPage, Person, PersonChange, PersonClient, PersonDevice } from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Clients and browsers of a person that are loaded at most. */
const LISTED_MAX = '100'

/** Conversations of a person in one page, the newest first. */
const CONVERSATIONS_SIZE = '10'

/** Makes the calls about those who write to the business. All reject with an `ApiError`. */
export const createPeopleApi = ({ json, at }: Requests) => {
  const one = (id: string, path = '') => at(`/users/${encodeURIComponent(id)}${path}`)
  const query = { 'page[size]': LISTED_MAX }

  return {
    async getPerson(id: string): Promise<Person> {
      return (await json<{ user: Person }>({ path: one(id) })).user
    },

    /** Changes what is named; null unsets a field. */
    async changePerson(id: string, body: PersonChange): Promise<Person> {
      return (await json<{ user: Person }>({ method: 'PATCH', path: one(id), body })).user
    },

    async listClients(id: string): Promise<PersonClient[]> {
      return (await json<{ clients: PersonClient[] }>({ path: one(id, '/clients'), query })).clients
    },

    async listDevices(id: string): Promise<PersonDevice[]> {
      return (await json<{ devices: PersonDevice[] }>({ path: one(id, '/devices'), query })).devices
    },

    /** Lists conversations of a person, the newest first, from a cursor on. */
    listConversationsOf: (userId: string, after?: string) =>
      json<ConversationsPage>({
        path: at('/conversations'),
        query: {
          'filter[userId]': userId,
          'page[size]': CONVERSATIONS_SIZE,
          'page[after]': after
        }
      })
  }
}
