import { invalidOption, layOver, type CustomColors, type ReadOptions } from '../../protocol'
import type { InitOptions, WidgetTypes } from '../../widget'
import { keepKnown, type Check } from './checks'
import { findRegion } from './find-region'
import { checkAddresses, checkSize } from './check-pictures'
import { checkEvents, dropUnusable } from './warnings'
import { INIT_ONLY, OPTION_CHECKS, REQUIRED } from './option-checks'

const onlyAtInit: Check = (value, at) => {
  throw invalidOption(at, 'nothing, since only init() can set it', value)
}
const UPDATE_CHECKS = {
  ...OPTION_CHECKS,
  ...Object.fromEntries(INIT_ONLY.map(name => [name, onlyAtInit]))
}

/** Removes the `#` that many write before hex digits: the server sends colours without it. */
const bareColors = (colors: CustomColors): CustomColors =>
  Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, hex.replace('#', '')]))

const checkIdentity = ({ externalId, jwt, authCode }: Partial<InitOptions>) => {
  if (!externalId !== !jwt) {
    const [missing, given] = externalId ? ['jwt', 'externalId'] : ['externalId', 'jwt']
    throw invalidOption(missing, `a string, since ${given} is given`, undefined)
  }
  if (externalId && authCode) {
    throw invalidOption('authCode', 'nothing, since externalId is given', authCode)
  }
}

/** Checks the options that a page gives to `init` or `updateSettings`. */
export const readOptions: ReadOptions<WidgetTypes> = async (options, base, preload) => {
  const known: Partial<InitOptions> = keepKnown(preload ? OPTION_CHECKS : UPDATE_CHECKS, options)
  if (preload) for (const name of REQUIRED) OPTION_CHECKS[name]!(options[name], name)
  checkIdentity(known)
  checkAddresses(known, base)
  dropUnusable(known)
  if (known.customColors) known.customColors = bareColors(known.customColors)
  checkSize(known, 'buttonIconUrl')
  const { region } = known
  // The default; the config says what it comes to.
  if (preload && known.locale === 'auto') delete known.locale
  if (known.preload === 'eager') preload?.()
  // Safari has no idle callback.
  if (preload && known.preload === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(preload)

  // Who the visitor is belongs to the session; `setDelegate` replaces the delegate.
  const { externalId, jwt, authCode, delegate, ...given } = known

  return {
    checkEvents,
    checkPictures: () => checkSize(known, 'businessIconUrl'),
    signIn: async load => {
      if (jwt || authCode) await (await load()).call('signIn', [])
    },
    base: region ? await findRegion(base, region) : base,
    layOver: settings => ({
      ...layOver(settings, known),
      // What a page has taken away once stays so.
      given: layOver({ canUserCreateMoreConversations: true, ...settings.given }, given)
    })
  }
}
