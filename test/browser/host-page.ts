import type { ChatWorld } from './chat-world'

const page = (scripts: string) =>
  `<!doctype html><html lang="en"><head><title>A shop</title></head><body><h1>A shop</h1>${scripts}</body></html>`

const init = ({ server }: ChatWorld) =>
  `Pipit.init({ integrationId: '${server.demo.integrationId}' })`

const snippetOf = async ({ url, server }: ChatWorld) => {
  const { integrationId } = server.demo
  const answer = await fetch(`${url}/web/snippet.js?integrationId=${integrationId}&version=5`)
  return answer.text()
}

interface PageOptions {
  /** Whether the page calls `init`. @default true */
  starts?: boolean
  /** On all scripts of the page. */
  nonce?: string
}

/** A page with the snippet pasted into it. */
export const pageWithSnippet = async (
  world: ChatWorld,
  { starts = true, nonce = '' }: PageOptions = {}
) => {
  const snippet = await snippetOf(world)
  return page(`<script nonce="${nonce}">${snippet}${starts ? init(world) : ''}</script>`)
}

/** A page of which all scripts lie in a file of the site, and that file. */
export const pageWithFile = async (world: ChatWorld) => ({
  html: page('<script src="/shop.js"></script>'),
  scripts: { '/shop.js': `${await snippetOf(world)};${init(world)}` }
})

/** A page that loads the script itself. */
export const pageWithScript = (world: ChatWorld, { starts = true, nonce = '' }: PageOptions = {}) =>
  page(
    `<script nonce="${nonce}" src="${world.url}/cdn/5/pipit.js"></script>` +
      `<script nonce="${nonce}">${starts ? init(world) : ''}</script>`
  )
