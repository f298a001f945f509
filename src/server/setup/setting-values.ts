import { describe } from '../../protocol'

/** A setting that cannot be used; its message is one line that says what was expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Says what a setting has to be, and what it is. */
export const wrong = (name: string, expected: string, got: string | undefined): SettingsError =>
  new SettingsError(`${name}: expected ${expected}, got ${describe(got)}.`)

/** Reads where a server is reached: without a slash at the end; undefined when it is no such address. */
export const readBaseUrl = (value: string): string | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
    ? url.href.replace(/\/+$/, '')
    : undefined
}
