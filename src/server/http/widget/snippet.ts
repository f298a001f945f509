import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChatError } from '../../../protocol'
import { whyNoGlobal } from './global-names'
import { findRelease, isVersion4, type Release } from './releases'

const DEFAULT_GLOBAL = 'Pipit'
const UNSUPPORTED = 'You must provide a supported major version.'
const GLOBAL_MAX_CHARS = 64
export const INTEGRATION_ID = /^[0-9a-f]{24}$/
export interface SnippetInputs {
  /** Name of the global variable. @default Pipit */
  global?: string | undefined
  integrationId?: string | undefined
  /** Such as `5` or `5.0.0`. */
  version?: string | undefined
}

/** Makes snippets for this installation. */
export interface SnippetMaker {
  /**
   * @returns JavaScript without tags. For an unsupported version, or an invalid name or id, it logs an
   *   error, and leaves a global whose methods reject with it: `Pipit` for an invalid name.
   * @throws {ChatError} `unavailable` before the first build.
   */
  (inputs: SnippetInputs): string
}

const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes text for use between double quotes in a script of any charset, also inside HTML. */
const quotable = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>]|[^\x20-\x7e]/g, escape)

const explain = (name: string, value: string, expected: string): string =>
  `${name}: expected ${expected}, got ${JSON.stringify(value.slice(0, 2 * GLOBAL_MAX_CHARS))}.`

/** Returns the reason for which a text cannot be the name of the global. */
const whyNotGlobal = (global: string): string | undefined => {
  if (!/^[a-z_$][\w$]{0,63}$/i.test(global))
    return explain('global', global, 'the name of a variable')
  const reason = whyNoGlobal(global)
  return reason && `global: ${JSON.stringify(global)} ${reason}.`
}

const whyNotIntegration = (id: string): string | undefined =>
  INTEGRATION_ID.test(id)
    ? undefined
    : explain('integrationId', id, 'the 24 hex digits of an integration')

/**
 * Reads the template of the snippet.
 *
 * @param baseUrl Returns the public address of the server, whose port may be known late.
 */
export const readSnippetMaker = async (
  distDir: string,
  releases: Release[],
  baseUrl: () => string
): Promise<SnippetMaker> => {
  const readTemplate = (name: string) =>
    readFile(join(distDir, 'server', `${name}.js`), 'utf8').catch(() => null)
  const [snippet, unsupported] = await Promise.all(['snippet', 'unsupported'].map(readTemplate))

  return ({ global = DEFAULT_GLOBAL, integrationId = '', version = '' }) => {
    const badGlobal = whyNotGlobal(global)
    const words =
      badGlobal ??
      whyNotIntegration(integrationId) ??
      (findRelease(releases, version) ? undefined : UNSUPPORTED)
    const template = words ? unsupported : snippet
    if (!template) {
      throw new ChatError('unavailable', 'The snippet has not been built. Run npm run build.')
    }
    const inputs: Record<string, string> = {
      global: badGlobal ? DEFAULT_GLOBAL : global,
      integrationId,
      words: words ?? '',
      // The loader JSON lists no other version 4.
      version: isVersion4(version) ? '4' : version,
      baseUrl: baseUrl()
    }
    return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(inputs, name) ? quotable(inputs[name] ?? '') : whole
    )
  }
}
