import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RestKey } from '../util/rest'

const FOLDER = new URL('projects/published-client/', import.meta.url)
const NPM_CI = ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']

/** Credentials of a call. */
export type Auth = { key: RestKey } | { token: string }

/** The response as it was on the wire. */
export interface RawAnswer {
  status: number
  body: any
  /** The response as the client parsed it, without fields that it does not know. */
  data: any
}

/**
 * Calls an operation of the published client by its names. Returns its response, whatever the
 * status.
 */
export type Published = (api: string, operation: string, ...args: unknown[]) => Promise<RawAnswer>

interface Response {
  status: number
  text: string
}

type Operation = (...args: unknown[]) => Promise<{ response: Response; data: unknown }>

interface ApiClient {
  basePath: string
  authentications: { basicAuth: object; bearerAuth: object }
}

type Library = Record<string, new (client?: ApiClient) => Record<string, Operation>> & {
  ApiClient: new () => ApiClient
}

const changedAt = (name: string): Promise<number> =>
  stat(new URL(name, FOLDER)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0
  )

/** Installs it from its lock file, unless that has been done. */
const install = async (): Promise<void> => {
  const installedAt = await changedAt('node_modules/.package-lock.json')
  if (installedAt >= (await changedAt('package-lock.json')) && installedAt) return
  await promisify(execFile)('npm', NPM_CI, { cwd: fileURLToPath(FOLDER) })
}

const parse = (text: string) => (text ? JSON.parse(text) : undefined)

/** Loads the published client, as back ends of the original use it. */
export const loadPublishedClient = async () => {
  await install()
  const library = createRequire(FOLDER)('sunshine-conversations-client') as Library

  return (url: string, auth: Auth): Published => {
    const client = new library.ApiClient()
    client.basePath = url
    Object.assign(
      'key' in auth ? client.authentications.basicAuth : client.authentications.bearerAuth,
      'key' in auth
        ? { username: auth.key.id, password: auth.key.secret }
        : { accessToken: auth.token }
    )
    return async (api, operation, ...args) => {
      const instance = new library[api]!(client)
      try {
        const { response, data } = await instance[`${operation}WithHttpInfo`]!(...args)
        return { status: response.status, body: parse(response.text), data }
      } catch (error) {
        const { response } = error as { response?: Response }
        if (!response) throw error
        return { status: response.status, body: parse(response.text), data: undefined }
      }
    }
  }
}
