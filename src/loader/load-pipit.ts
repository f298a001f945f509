import { ChatError, loadFailed, type LoaderAnswer, type LoaderVersion } from '../protocol'
import type { MessengerWidget } from '../widget/api'

const NEWEST_MAJOR = '5'

export interface LoadOptions {
  /** Public address of the server. */
  baseUrl: string
  /** Given: the server is asked which script to load, and what its hash is, as the snippet does. */
  integrationId?: string
  /** A major or a full version. @default 5 */
  version?: string
  /** Hash that the script must have. @default what the server says for the integration, else none */
  integrity?: string
  /** Of the page's content security policy. */
  nonce?: string
}

type Page = Window & { Pipit?: MessengerWidget }
type Script = Pick<LoaderVersion, 'url'> & { integrity?: string | undefined }

/** One load a page, and a new one only after it has failed. */
const loads = new WeakMap<Page, Promise<MessengerWidget>>()

const askForScript = async (base: string, id: string, version: string): Promise<Script> => {
  const url = `${base}/web/${encodeURIComponent(id)}/loader.json`
  const answer = await fetch(url)
    .then(response => response.json() as Promise<LoaderAnswer>)
    .catch(error => {
      throw loadFailed(url, error)
    })
  if (!answer.versions) throw loadFailed(url, answer)
  const found = answer[`v${version}` as 'v5']
  if (found) return found
  const known = answer.versions.join(', ')
  throw new ChatError('load-failed', `Version ${version} is not served; known are ${known}.`)
}

const run = (page: Page, { url, integrity }: Script, nonce?: string) =>
  new Promise<MessengerWidget>((resolve, reject) => {
    const script = page.document.createElement('script')
    const fail = () => {
      script.remove()
      reject(loadFailed(url))
    }
    script.src = url
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    if (nonce) script.nonce = nonce
    script.onerror = fail
    // What a proxy sends instead loads as well.
    script.onload = () => (page.Pipit ? resolve(page.Pipit) : fail())
    page.document.head.append(script)
  })

const load = async (
  page: Page,
  { baseUrl, integrationId, version = NEWEST_MAJOR, integrity, nonce }: LoadOptions
) => {
  const base = baseUrl.replace(/\/+$/, '')
  const script: Script = integrationId
    ? await askForScript(base, integrationId, version)
    : { url: `${base}/cdn/${version}/pipit.js` }
  return run(page, { ...script, ...(integrity && { integrity }) }, nonce)
}

/**
 * Loads the messenger's script into the page, for those who do not bundle the messenger itself.
 *
 * Where the page has it already, or is loading it, that is what comes, whatever the options say.
 * Under `require-trusted-types-for 'script'` the page's policy has to let the address through.
 *
 * @returns The same object as the global `Pipit`; null where there is no page, as on a server.
 * @throws {ChatError} `load-failed`. It may be called again.
 */
export const loadPipit = async (
  options: LoadOptions,
  page: Page | undefined = globalThis.window
): Promise<MessengerWidget | null> => {
  if (!page) return null
  if (page.Pipit) return page.Pipit
  const begun = loads.get(page)
  if (begun) return begun
  const loading = load(page, options).catch((error: unknown) => {
    loads.delete(page)
    throw error
  })
  loads.set(page, loading)
  return loading
}
