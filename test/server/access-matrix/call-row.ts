import type { RestWorld } from '../rest-world'
import { bytesOf, formOf } from '../upload'
import type { Row } from './rows'

/** Values of each parameter of an address, and of each name in braces. */
export type Ids = Record<string, string>

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

const idOf = (ids: Ids, name: string): string => {
  const id = ids[name]
  if (id === undefined) throw new Error(`The prepared business has nothing for "${name}".`)
  return id
}

const fill = (text: string, ids: Ids): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => idOf(ids, name))

/** Lists the names of the ids in a call of a route, in their order. */
export const namesIn = ([, path, , { query = '', body = {}, as = {} } = {}]: Row): string[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => as[name!] ?? name!),
  ...[...`${query}${JSON.stringify(body)}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
]

/** Returns the address of a row's call. */
export const addressOf = ([, path, , { query = '', as = {} } = {}]: Row, ids: Ids): string => {
  const address = path.replace(/:(\w+)|\*/g, (whole, name = whole) => {
    const other = as[name]
    return ids[other ?? name] ?? other ?? idOf(ids, name)
  })
  return address + (query && `?${fill(query, ids)}`)
}

/** Returns the JSON body of a row's call. */
export const fillBody = ([, , , { body } = {}]: Row, ids: Ids): string =>
  fill(JSON.stringify(body ?? {}), ids)

const bodyOf = async (row: Row, ids: Ids) => {
  const [method, , , { body, form } = {}] = row
  const file = { name: 'a.png', bytes: bytesOf('png') }
  if (form) {
    const { body: payload, headers } = await formOf({ clientMessageId: 'form' }, file)
    return { payload, headers }
  }
  if (method === 'GET' || !body) return { headers: {} }
  return { payload: fillBody(row, ids), headers: { 'content-type': 'application/json' } }
}

interface RowCall {
  ids: Ids
  headers: Ids
  /** Start of the address, before the path of the row. */
  prefix?: string | undefined
  /** Network address of the caller. */
  remoteAddress?: string
}

/** Calls a route as its row describes. */
export const callRow = async (
  { app }: RestWorld,
  row: Row,
  { ids, headers, prefix = '', remoteAddress = '127.0.0.1' }: RowCall
): Promise<Answer> => {
  const { headers: types, ...body } = await bodyOf(row, ids)
  const answer = await app.inject({
    method: row[0],
    url: prefix + addressOf(row, ids),
    ...body,
    headers: { ...types, ...headers },
    remoteAddress
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}
