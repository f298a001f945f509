import {
  ChatError,
  loadFailed,
  type ErrorAnswer,
  type LoaderAnswer,
  type LoaderVersion
} from '../protocol'
import type { MessengerWidget } from '../widget/core/public'

const NEWEST_MAJOR = '5'

export interface LoadOptions {
  /** Public address of the server. */
  baseUrl: string
  /** If given, asks the server for the script's address and hash, as the snippet does. */
  integrationId?: string
  /** A major or a full version. @default 5 */
  version?: string
  /** Hash that the script must have. @default the server's for the integration, else none */
  integrity?: string
  /** Nonce of the page's content security policy. */
  nonce?: string
}

type Page = Window & { Pipit?: MessengerWidget }
type Script = Pick<LoaderVersion, 'url'> & { integrity?: string | undefined }

/** Pending or finished load of each page; a failed one is removed. */
const loads = new WeakMap<Page, Promise<MessengerWidget>>()

const askForScript = async (base: string, id: string, version: string): Promise<Script> => {
  const url = `${base}/web/${encodeURIComponent(id)}/loader.json`
  const answer = await fetch(url)
    .then((response): Promise<LoaderAnswer & Partial<ErrorAnswer>> => response.json())
    .catch(error => {
      throw loadFailed(url, error)
    })
  if (answer.error?.code) throw new ChatError(answer.error.code, answer.error.message)
  if (!answer.versions) throw loadFailed(url, answer)
  // All versions 4 have the same names.
  const found = answer[`v${version.replace(/^4\..*/, '4')}` as 'v5']
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
    // A proxy's substitute loads without an error too.
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
 * Loads the messenger's script into the page, for sites that do not bundle the messenger.
 *
 * If the page already has or loads a messenger, returns that one and ignores the options.
 * Under `require-trusted-types-for 'script'` the page's policy has to allow the address.
 *
 * @returns The same object as the global `Pipit`; null without a page, as on a server.
 * @throws {ChatError} `load-failed`; may be called again.
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
