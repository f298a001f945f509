import { ChatError, networkFailed, type ConfigAnswer, type ErrorAnswer } from '../protocol'

/**
 * Asks the server what the widget of an integration needs to know.
 *
 * @param base The server's public address, without a slash at the end.
 * @throws {ChatError} `integration-not-found`, `origin-not-allowed`, `network`.
 */
export const fetchConfig = async (base: string, integrationId: string): Promise<ConfigAnswer> => {
  const url = `${base}/sdk/v1/integrations/${encodeURIComponent(integrationId)}/config`
  let failure: ChatError
  try {
    const body: ConfigAnswer | ErrorAnswer = await (await fetch(url)).json()
    if ('app' in body) return body
    failure = new ChatError(body.error.code, body.error.message)
  } catch (error) {
    // Nothing came, or something that only a proxy can have said.
    failure = networkFailed(url, error)
  }
  throw failure
}
