import { invalidOption, type IntegrationSettings } from '../../protocol'
import type { InitOptions, WidgetSettings } from '../../widget'
import { keepKnown, type Check } from './checks'
import { findRegion } from './find-region'
import { INIT_CHECKS, SETTING_CHECKS } from './option-checks'

/** Options that have been read. */
export interface OptionsReading {
  /** Address of the server that has the data. */
  base: string
  /**
   * Lays them over settings: texts, colours and what is asked before a conversation key by key, and what
   * visitors may do only ever becomes less.
   */
  layOver(settings: IntegrationSettings & Partial<InitOptions>): WidgetSettings
}

/**
 * Checks options. Unknown ones are named in a warning and ignored.
 *
 * @param base Of the server that knows regions. Without it: options that change while the messenger lives.
 * @throws {ChatError} `invalid-option`, `network`.
 */
export type ReadOptions = (options: Partial<InitOptions>, base?: string) => Promise<OptionsReading>

const onlyAtInit: Check = (value, at) => {
  throw invalidOption(at, 'nothing, since only init() can set it', value)
}
const UPDATE_CHECKS = {
  ...Object.fromEntries(Object.keys(INIT_CHECKS).map(name => [name, onlyAtInit])),
  ...SETTING_CHECKS
}

const checkIdentity = ({ externalId, jwt, authCode }: Partial<InitOptions>) => {
  if (!externalId !== !jwt) {
    const [missing, given] = externalId ? ['jwt', 'externalId'] : ['externalId', 'jwt']
    throw invalidOption(missing!, `a string, since ${given} is given`, undefined)
  }
  if (externalId && authCode) {
    throw invalidOption('authCode', 'nothing, since externalId is given', authCode)
  }
}

export const readOptions: ReadOptions = async (options, base) => {
  const checks = base === undefined ? UPDATE_CHECKS : { ...INIT_CHECKS, ...SETTING_CHECKS }
  const known: Partial<InitOptions> = keepKnown(checks, options)
  checkIdentity(known)
  const { region } = known
  return {
    base: base && region ? await findRegion(base, region) : (base ?? ''),
    layOver: settings => ({
      ...settings,
      ...known,
      integrationId: known.integrationId ?? settings.integrationId!,
      customColors: { ...settings.customColors, ...known.customColors },
      customText: { ...settings.customText, ...known.customText },
      customScreenReaderAnnouncement: {
        ...settings.customScreenReaderAnnouncement,
        ...known.customScreenReaderAnnouncement
      },
      prechatCapture: { ...settings.prechatCapture, ...known.prechatCapture },
      canUserSeeConversationList:
        settings.canUserSeeConversationList !== false && known.canUserSeeConversationList !== false,
      canUserCreateMoreConversations:
        !!settings.canUserCreateMoreConversations && known.canUserCreateMoreConversations !== false
    })
  }
}
