import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChatError } from '../../../protocol'
import { whyNoGlobal } from './global-names'
import { findRelease, type Release } from './releases'

const DEFAULT_GLOBAL = 'Pipit'
const GLOBAL_MAX_CHARS = 64
/** The snippet for no supported version. Word for word what sites know from the messenger they come from. */
export const UNSUPPORTED = 'console.error("You must provide a supported major version.");'

export interface SnippetInputs {
  /** Name of the global. @default Pipit */
  global?: string
  integrationId?: string
  /** Such as `5` or `5.0.0`. */
  version?: string
}

/** Makes snippets for this installation. */
export interface SnippetMaker {
  /**
   * @returns JavaScript without tags. Without a supported version it only says so on the console.
   * @throws {ChatError} `invalid-request` for what is no name, or no id; `unavailable` before the
   *   first build.
   */
  (inputs: SnippetInputs): string
}

/** Text that stands safely between double quotes in a script, inside HTML too. */
const quotable = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')

const check = (name: string, value: string, pattern: RegExp, expected: string): void => {
  if (pattern.test(value)) return
  const got = JSON.stringify(value.slice(0, 2 * GLOBAL_MAX_CHARS))
  throw new ChatError('invalid-request', `${name}: expected ${expected}, got ${got}.`)
}

/**
 * Reads the template of stage 0.
 *
 * @param baseUrl Public address of the server; asked each time, since a free port is known late.
 */
export const readSnippetMaker = async (
  distDir: string,
  releases: Release[],
  baseUrl: () => string
): Promise<SnippetMaker> => {
  const template = await readFile(join(distDir, 'server', 'snippet.js'), 'utf8').catch(() => null)

  return ({ global = DEFAULT_GLOBAL, integrationId = '', version = '' }) => {
    check('global', global, /^[a-z_$][\w$]{0,63}$/i, 'the name of a variable')
    const reason = whyNoGlobal(global)
    if (reason) {
      throw new ChatError('invalid-request', `global: ${JSON.stringify(global)} ${reason}.`)
    }
    check('integrationId', integrationId, /^[0-9a-f]{24}$/, 'the 24 hex digits of an integration')
    if (!findRelease(releases, version)) return UNSUPPORTED
    if (!template) {
      throw new ChatError('unavailable', 'The snippet has not been built. Run npm run build.')
    }
    const inputs: Record<string, string> = { global, integrationId, version, baseUrl: baseUrl() }
    return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(inputs, name) ? quotable(inputs[name] ?? '') : whole
    )
  }
}
