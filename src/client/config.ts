import type { ConfigAnswer } from '../protocol'
import { createHttp } from './http'

/**
 * Asks the server what the widget of an integration needs to know.
 *
 * @param configBaseUrl The server's public address, without a slash at the end.
 * @throws {ChatError} `integration-not-found`, `origin-not-allowed`, `network`.
 */
export const loadConfig = (
  configBaseUrl: string,
  integrationId: string,
  request: typeof fetch
): Promise<ConfigAnswer> =>
  createHttp(
    `${configBaseUrl}/sdk/v1`,
    request
  )<ConfigAnswer>(`/integrations/${encodeURIComponent(integrationId)}/config`)
