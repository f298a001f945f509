import { invalidOption } from '../protocol'
import type { InitOptions } from '../widget'

const KNOWN: Record<string, string> = {
  string:
    'integrationId configBaseUrl businessName businessIconUrl buttonIconUrl buttonWidth buttonHeight browserStorage preload nonce',
  boolean: 'embedded',
  number: 'zIndex',
  object: 'customColors customText'
}

/**
 * Checks the options of `init`: unknown ones are named in a warning and ignored.
 * @throws {ChatError} `invalid-option`.
 */
export const checkOptions = (options: InitOptions): InitOptions => {
  const expected = new Map<string, string>()
  for (const type in KNOWN) KNOWN[type]!.split(' ').forEach(name => expected.set(name, type))
  const known: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options ?? {})) {
    const type = expected.get(name)
    if (!type) console.warn(`Pipit ignores the unknown option ${name}.`)
    else if (value != null) {
      if (typeof value !== type) throw invalidOption(name, `a ${type}`, value)
      known[name] = value
    }
  }
  if (!known.integrationId) throw invalidOption('integrationId', 'a string', known.integrationId)
  return known as unknown as InitOptions
}
