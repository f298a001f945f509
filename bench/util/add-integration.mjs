/** Account key with which benches create their data. */
export const ACCOUNT_KEY = { id: 'act_bench', secret: 'a secret of thirty-two bytes or more' }

/** Header with which benches call the REST API. */
export const AUTHORIZATION = `Basic ${Buffer.from(`${ACCOUNT_KEY.id}:${ACCOUNT_KEY.secret}`).toString('base64')}`

/**
 * Makes an app with a web integration over REST, as a business would.
 *
 * @param {string} url Of the server.
 */
export async function addIntegration(url) {
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { app } = await post('/v2/apps', { displayName: 'Bench' })
  const { integration } = await post(`/v2/apps/${app.id}/integrations`, { type: 'web' })
  return { appId: app.id, integrationId: integration.id }
}
