import { ChatError, networkFailed, type ConfigAnswer, type ErrorAnswer } from '../protocol'

/**
 * Asks the server what the widget of an integration needs to know.
 *
 * @param base The server's public address, without a slash at the end.
 * @throws {ChatError} `integration-not-found`, `origin-not-allowed`, `network`.
 */
export const fetchConfig = async (base: string, integrationId: string): Promise<ConfigAnswer> => {
  const url = `${base}/sdk/v1/integrations/${encodeURIComponent(integrationId)}/config`
  let body: ConfigAnswer | ErrorAnswer
  try {
    body = await (await fetch(url)).json()
  } catch (error) {
    throw networkFailed(url, error)
  }
  if ('app' in body) return body
  throw new ChatError(body.error.code, body.error.message)
}
