import type { ChatWorld } from './chat-world'

const page = (scripts: string) =>
  `<!doctype html><html lang="en"><head><title>A shop</title></head><body><h1>A shop</h1>${scripts}</body></html>`

const init = ({ server }: ChatWorld) =>
  `Pipit.init({ integrationId: '${server.demo.integrationId}' })`

/** A page with the snippet pasted into it. */
export const pageWithSnippet = async (world: ChatWorld, { starts = true } = {}) => {
  const { integrationId } = world.server.demo
  const snippet = await fetch(
    `${world.url}/web/snippet.js?integrationId=${integrationId}&version=5`
  )
  return page(`<script>${await snippet.text()}${starts ? init(world) : ''}</script>`)
}

/** A page that loads the script itself; all its scripts carry the nonce. */
export const pageWithScript = (world: ChatWorld, { starts = true, nonce = '' } = {}) =>
  page(
    `<script nonce="${nonce}" src="${world.url}/cdn/5/pipit.js"></script>` +
      `<script nonce="${nonce}">${starts ? init(world) : ''}</script>`
  )
