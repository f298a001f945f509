import { ChatError, networkFailed, type ConfigAnswer, type ErrorAnswer } from '../protocol'

/**
 * Asks the server what the widget of an integration needs to know.
 *
 * @param base The server's public address, without a slash at the end.
 * @param locale Language of the launcher's texts; `auto` or a list with the language of the page leave
 *   the choice to the server. It needs no escapes: the server ignores what is no locale. @default auto
 * @throws {ChatError} `integration-not-found`, `origin-not-allowed`, `network`.
 */
export const fetchConfig = async (
  base: string,
  integrationId: string,
  locale: string | [option: string | undefined, page: string] = ''
): Promise<ConfigAnswer> => {
  const url = `${base}/sdk/v1/integrations/${encodeURIComponent(integrationId)}/config?locale=${locale}`
  let failure: ChatError
  try {
    const body: ConfigAnswer | (ErrorAnswer & { app?: undefined }) = await (await fetch(url)).json()
    if (body.app) return body
    failure = new ChatError(body.error.code, body.error.message)
  } catch (error) {
    // Nothing came, or something that only a proxy can have said.
    failure = networkFailed(url, error)
  }
  throw failure
}
