/** A key of the REST API. */
export interface RestKey {
  id: string
  secret: string
}

/**
 * Calls the REST API of one app and returns the response body. Throws with status and body when it
 * fails.
 */
export type Rest = <Answer = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>
) => Promise<Answer>

/** Creates a function that calls paths below `root` with a key. */
export const restAt =
  (root: string, { id, secret }: RestKey): Rest =>
  async (method, path, body, headers) => {
    const answer = await fetch(root + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${id}:${secret}`)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers
      },
      body: body ? JSON.stringify(body) : null
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }

/** Creates an app with a web integration. */
export const makeWebIntegration = async (url: string, key: RestKey) => {
  const account = restAt(`${url}/v2`, key)
  const { app } = await account<{ app: { id: string } }>('POST', '/apps', { displayName: 'Shop' })
  const rest = restAt(`${url}/v2/apps/${app.id}`, key)
  const { integration } = await rest<{ integration: { id: string } }>('POST', '/integrations', {
    type: 'web',
    displayName: 'Website'
  })
  return { appId: app.id, integrationId: integration.id, rest }
}
