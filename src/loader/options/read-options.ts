import { invalidOption, type CustomColors } from '../../protocol'
import type { InitOptions, ReadOptions } from '../../widget'
import { keepKnown, type Check } from './checks'
import { findRegion } from './find-region'
import { INIT_CHECKS, SETTING_CHECKS } from './option-checks'

const onlyAtInit: Check = (value, at) => {
  throw invalidOption(at, 'nothing, since only init() can set it', value)
}
const UPDATE_CHECKS = {
  ...Object.fromEntries(Object.keys(INIT_CHECKS).map(name => [name, onlyAtInit])),
  ...SETTING_CHECKS
}

/** As the server gives them: without the sign that many write before hex digits. */
const bareColors = (colors: CustomColors): CustomColors =>
  Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, hex.replace('#', '')]))

const checkIdentity = ({ externalId, jwt, authCode }: Partial<InitOptions>) => {
  if (!externalId !== !jwt) {
    const [missing, given] = externalId ? ['jwt', 'externalId'] : ['externalId', 'jwt']
    throw invalidOption(missing!, `a string, since ${given} is given`, undefined)
  }
  if (externalId && authCode) {
    throw invalidOption('authCode', 'nothing, since externalId is given', authCode)
  }
}

/** Reads what pages give. */
export const readOptions: ReadOptions = async (options, base, preload = () => {}) => {
  const checks = base === undefined ? UPDATE_CHECKS : { ...INIT_CHECKS, ...SETTING_CHECKS }
  const known: Partial<InitOptions> = keepKnown(checks, options)
  checkIdentity(known)
  if (known.customColors) known.customColors = bareColors(known.customColors)
  const { region } = known
  if (known.preload === 'eager') preload()
  // Safari has no idle callback.
  if (known.preload === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(preload)

  /** What both sides have, key by key; absent where neither has it. */
  const merge = <Name extends keyof InitOptions>(name: Name, settings: Partial<InitOptions>) =>
    settings[name] || known[name]
      ? { [name]: { ...(settings[name] as object), ...(known[name] as object) } }
      : {}

  return {
    base: base && region ? await findRegion(base, region) : (base ?? ''),
    layOver: settings => ({
      ...settings,
      ...known,
      ...merge('customColors', settings),
      ...merge('customText', settings),
      ...merge('customScreenReaderAnnouncement', settings),
      ...merge('prechatCapture', settings),
      canUserSeeConversationList:
        settings.canUserSeeConversationList !== false && known.canUserSeeConversationList !== false,
      canUserCreateMoreConversations:
        !!settings.canUserCreateMoreConversations && known.canUserCreateMoreConversations !== false
    })
  }
}
