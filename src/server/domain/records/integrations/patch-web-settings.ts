import {
  ChatError,
  checkFields,
  type PrechatCapture,
  REST_SETTINGS,
  type WebSettings
} from '../../../../protocol'
import { readJson } from '../../../storage'

type Changes<Settings> = { [Name in keyof Settings]?: Settings[Name] | null }

/** Changes of settings: null resets one to its default, also one key of prechatCapture. */
export type WebSettingsChanges = Changes<Omit<WebSettings, 'customText' | 'prechatCapture'>> & {
  prechatCapture?: Changes<PrechatCapture> | null
}

// URL takes `*` for a letter of a host name, but no browser has such an origin.
const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** @throws {ChatError} `invalid-request` when one is not the serialised origin browsers send. */
const checkOrigins = (origins: string[]): void => {
  for (const origin of origins) {
    if (isOrigin(origin)) continue
    throw new ChatError(
      'invalid-request',
      `originWhitelist must hold origins such as https://www.example.com or http://localhost:8080, got ${JSON.stringify(origin)}.`
    )
  }
}

const withoutNulls = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null))

const patchPrechat = (
  set: PrechatCapture | undefined,
  { fields, ...changes }: Changes<PrechatCapture>
): PrechatCapture =>
  withoutNulls({
    ...set,
    ...changes,
    ...(fields !== undefined && {
      fields: fields && checkFields(fields, 'prechatCapture.fields')
    })
  })

/**
 * Applies changes to what was set; those of prechatCapture key by key.
 *
 * @param settingsJson Stored settings; `{}` for a new integration.
 * @returns The JSON to store.
 * @throws {ChatError} `invalid-request` for what is not an origin, `invalid-form` for prechat fields.
 */
export const patchWebSettings = (settingsJson: string, changes: WebSettingsChanges): string => {
  checkOrigins(changes.originWhitelist ?? [])
  const set = readJson<Partial<WebSettings>>(settingsJson)
  const { prechatCapture, ...rest } = changes
  const merged = withoutNulls({
    ...set,
    ...rest,
    ...(prechatCapture !== undefined && {
      prechatCapture: prechatCapture && patchPrechat(set.prechatCapture, prechatCapture)
    })
  })
  const known = Object.entries(merged).filter(([name]) => Object.hasOwn(REST_SETTINGS, name))
  return JSON.stringify(Object.fromEntries(known))
}
