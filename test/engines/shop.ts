import { onTestFinished } from 'vitest'
import { contentSecurityPolicy, type ReadyPolicy } from '../../src/guide/content-security-policy'
import type { InitOptions } from '../../src/widget'
import { servePage } from '../util/serve-page'
import type { Business } from './business'
import { WITNESS } from './witness'

const NONCE = 'secret'

export interface ShopOptions {
  business: Business
  /** The policy of the page, and how the messenger comes into it. */
  ready: ReadyPolicy
  /** Further options of the messenger. */
  options?: Partial<InitOptions>
  /** Attributes of the page's root element. @default 'lang="en"' */
  attributes?: string
}

/** Content of the page, and of its files. */
const scriptsFor = ({ business, ready, options }: ShopOptions) => {
  const { url, integrationId, snippet } = business
  const init = `Pipit.init(${JSON.stringify({ integrationId, ...options })})`
  const all = `${WITNESS};${snippet};${init}`
  const inline = (code: string) => `<script nonce="${NONCE}">${code}</script>`
  const script = `<script nonce="${NONCE}" src="${url}/cdn/5/pipit.js"></script>`

  if (ready.tag === 'snippet') return { markup: inline(all) }
  if (ready.tag === 'script tag') return { markup: inline(WITNESS) + script + inline(init) }
  return { markup: '<script src="/shop.js"></script>', files: { '/shop.js': all } }
}

const policyFor = ({ business, ready: { hasNonce, trustedTypes } }: ShopOptions) =>
  contentSecurityPolicy({
    baseUrl: business.url,
    trustedTypes,
    ...(hasNonce && { nonce: NONCE }),
    // The icon that browsers request, and a script file of the page.
    own: { 'img-src': ["'self'"], ...(!hasNonce && { 'script-src': ["'self'"] }) }
  })

/** Serves a page of the business, on an origin of its own and under its policy, until the test ends. */
export const openShop = async (options: ShopOptions): Promise<string> => {
  const { markup, files } = scriptsFor(options)
  const site = await servePage(
    `<!doctype html><html ${options.attributes ?? 'lang="en"'}><head><title>A shop</title></head>` +
      `<body><h1>A shop</h1>${markup}</body></html>`,
    { 'content-security-policy': policyFor(options) },
    files
  )
  onTestFinished(site.close)
  return `${site.url}/`
}
