import { ApiError, type Call } from './request'
import type {
  ConversationsPage,
  PeoplePage,
  Person,
  PersonChange,
  PersonClient,
  PersonDevice,
  PersonPages
} from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  request(call: Call): Promise<Response>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Clients and browsers of a person that are loaded at most. */
const LISTED_MAX = '100'

/** Conversations of a person in one page, the newest first. */
const CONVERSATIONS_SIZE = '10'

/** People in one page of a search, the newest first. */
const FOUND_SIZE = '20'

/** Longest wait for all data of a person, or for their deletion, in ms. */
const ALL_DATA_TIMEOUT_MS = 600_000

const cutOff = (): never => {
  throw new ApiError(0, 'The answer of the server was cut off.')
}

/** Makes the calls about those who write to the business. All reject with an `ApiError`. */
export const createPeopleApi = ({ json, request, at }: Requests) => {
  const one = (id: string, path = '') => at(`/users/${encodeURIComponent(id)}${path}`)
  const query = { 'page[size]': LISTED_MAX }

  const remove = (id: string, path?: string) =>
    request({
      method: 'DELETE',
      path: one(id, path),
      signal: AbortSignal.timeout(ALL_DATA_TIMEOUT_MS)
    })

  return {
    /** Finds people by name, e-mail or id, the newest first, from a cursor on. A page may be empty, and more follow. */
    findPeople: (text: string, after?: string) =>
      json<PeoplePage>({
        path: at('/search'),
        query: {
          'filter[type]': 'users',
          'filter[text]': text,
          'page[size]': FOUND_SIZE,
          'page[after]': after
        }
      }),

    /** Loads all that is known of a person, as one JSON document. */
    async exportPerson(id: string): Promise<Blob> {
      const signal = AbortSignal.timeout(ALL_DATA_TIMEOUT_MS)
      const answer = await request({ path: one(id, '/export'), signal })
      return answer.blob().catch(cutOff)
    },

    /** Erases what says who a person is. Their ids and messages stay. */
    async erasePerson(id: string): Promise<void> {
      await remove(id, '/personalinformation')
    },

    /** Deletes a person with the conversations that nobody else takes part in. */
    async deletePerson(id: string): Promise<void> {
      await remove(id)
    },

    async getPerson(id: string): Promise<Person> {
      return (await json<{ user: Person }>({ path: one(id) })).user
    },

    /** Changes what is named; null unsets a field. */
    async changePerson(id: string, body: PersonChange): Promise<Person> {
      return (await json<{ user: Person }>({ method: 'PATCH', path: one(id), body })).user
    },

    /** Blocks a user, or takes that back. @returns Since when they are blocked; undefined: they are not. */
    async setBlocked(userId: string, isBlocked: boolean): Promise<string | undefined> {
      const { user } = await json<{ user: { blockedAt?: string } }>({
        method: 'POST',
        path: one(userId, isBlocked ? '/block' : '/unblock')
      })
      return user.blockedAt
    },

    async listClients(id: string): Promise<PersonClient[]> {
      return (await json<{ clients: PersonClient[] }>({ path: one(id, '/clients'), query })).clients
    },

    async listDevices(id: string): Promise<PersonDevice[]> {
      return (await json<{ devices: PersonDevice[] }>({ path: one(id, '/devices'), query })).devices
    },

    /** Lists the pages that a person has opened. */
    listPages: (id: string) => json<PersonPages>({ path: one(id, '/page-visits') }),

    /** Tells whether a messenger of a person is connected. */
    async isConnected(id: string): Promise<boolean> {
      return (await json<{ isConnected: boolean }>({ path: one(id, '/connection') })).isConnected
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
