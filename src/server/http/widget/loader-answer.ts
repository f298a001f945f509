import { createHash } from 'node:crypto'
import type { LoaderAnswer, LoaderScript, LoaderVersion } from '../../../protocol'
import { fileFor, findRelease, SCRIPT, type Release } from './releases'
import type { SnippetMaker } from './snippet'

/** The newest of the browser features that the messenger needs. */
const NEWEST_NEED = 'light-dark(red,red)'

const legacyOf = (file: string) => file.replace(/js$/, 'legacy.js')

/** Describes the scripts of a release for the version that a snippet names. */
const loaderVersion = (
  baseUrl: string,
  { version, files }: Release,
  name: string
): LoaderVersion => {
  const url = (file: string) => `${baseUrl}/cdn/${version}/${file}`
  const integrity = (file: string) => files.get(file)?.integrity ?? ''
  const script = fileFor(name, SCRIPT)
  const legacy = files.has(legacyOf(script)) ? legacyOf(script) : script
  return {
    version,
    url: url(script),
    integrity: integrity(script),
    legacyUrl: url(legacy),
    legacyIntegrity: integrity(legacy),
    color: NEWEST_NEED
  }
}

/** Describes the script for an unsupported version: the snippet for none. */
const otherScript = (
  baseUrl: string,
  integrationId: string,
  makeSnippet: SnippetMaker
): LoaderScript => {
  const url = `${baseUrl}/web/snippet.js?integrationId=${integrationId}`
  const integrity = `sha384-${createHash('sha384').update(makeSnippet({ integrationId })).digest('base64')}`
  return { url, integrity, legacyUrl: url, legacyIntegrity: integrity, color: NEWEST_NEED }
}

/**
 * Lists the addresses of scripts by `v` and the version that a snippet may name.
 *
 * @param releases The newest first.
 */
export const createLoaderAnswer = (
  baseUrl: string,
  releases: Release[],
  integrationId: string,
  makeSnippet: SnippetMaker
): LoaderAnswer => {
  const versions = releases.map(({ version }) => version)
  const named = ['5', '4', ...versions].flatMap(name => {
    const release = findRelease(releases, name)
    return release ? [[`v${name}`, loaderVersion(baseUrl, release, name)]] : []
  })
  const other = otherScript(baseUrl, integrationId, makeSnippet)
  return { versions, ...Object.fromEntries(named), other } as LoaderAnswer
}
