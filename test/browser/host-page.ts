import type { SharedWorld } from './chat-world'

const page = (scripts: string) =>
  `<!doctype html><html lang="en"><head><title>A shop</title></head><body><h1>A shop</h1>${scripts}</body></html>`

const init = ({ server }: SharedWorld) =>
  `Pipit.init({ integrationId: '${server.demo.integrationId}' })`

const snippetOf = async ({ url, server }: SharedWorld, version = '5') => {
  const { integrationId } = server.demo
  const query = `integrationId=${integrationId}&version=${version}`
  const answer = await fetch(`${url}/web/snippet.js?${query}`)
  return answer.text()
}

interface PageOptions {
  /** Whether the page calls `init`. @default true */
  starts?: boolean
  /** `nonce` of all scripts of the page. */
  nonce?: string
  /** Version that the page names. @default 5 */
  version?: string
}

/** Makes a page with the snippet pasted into it. */
export const pageWithSnippet = async (
  world: SharedWorld,
  { starts = true, nonce = '', version }: PageOptions = {}
) => {
  const snippet = await snippetOf(world, version)
  return page(`<script nonce="${nonce}">${snippet}${starts ? init(world) : ''}</script>`)
}

/** Makes an empty page that fits phones and loads the script; a test calls `init`. */
export const blankPageWithScript = ({ url }: SharedWorld) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A shop</title><script src="${url}/cdn/5/pipit.js"></script></html>`

/** Makes a page whose scripts are all in one file of the site, and that file. */
export const pageWithFile = async (world: SharedWorld) => ({
  html: page('<script src="/shop.js"></script>'),
  scripts: { '/shop.js': `${await snippetOf(world)};${init(world)}` }
})

/** Makes a page that loads the script itself. */
export const pageWithScript = (
  world: SharedWorld,
  { starts = true, nonce = '', version = '5' }: PageOptions = {}
) =>
  page(
    `<script nonce="${nonce}" src="${world.url}/cdn/${version}/pipit.js"></script>` +
      `<script nonce="${nonce}">${starts ? init(world) : ''}</script>`
  )
