import type { Page } from 'playwright-core'

/**
 * Records the requests of a page to a server from now on, preflights too: `GET /path`, without the
 * query.
 *
 * @param root The server's address, without a slash at the end.
 */
export const recordRequests = async (page: Page, root: string): Promise<string[]> => {
  const requests: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    if (url.startsWith(root)) requests.push(`${method} ${new URL(url).pathname}`)
  })
  await devtools.send('Network.enable')
  return requests
}
