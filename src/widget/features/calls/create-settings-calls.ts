import type { Calls, Delegate } from '../../core/public'
import { applyTheme, ENGLISH_LOCALE, type MessengerContext } from '../../core'
import { checkObject, checkOptionalMethod } from './check-argument'
import { loadWords } from './load-words'
import { takeSettings } from './take-settings'

const DELEGATE_METHODS = [
  'beforeDisplay',
  'beforeSend',
  'beforePostbackSend',
  'onInvalidAuth'
] as const

const checkDelegate = (delegate: Delegate | null) => {
  if (delegate == null) return
  checkObject('setDelegate()', 'delegate', delegate)
  for (const name of DELEGATE_METHODS)
    checkOptionalMethod('setDelegate()', `delegate.${name}`, delegate[name])
}

/** Makes the calls that change settings while the messenger lives. */
export const createSettingsCalls = ({
  clientReady,
  updateLayout,
  host,
  loadSlot,
  redraw,
  root,
  setBlocking,
  settings
}: MessengerContext): Pick<
  Calls,
  'refreshSettings' | 'setDelegate' | 'setLocale' | 'updateSettings'
> => {
  const { config, launcher, loadOptions, page } = host

  /** Checks a delegate that was set before this code had loaded, and drops one that is none. */
  const checkEarlyDelegate = async () => {
    try {
      checkDelegate(settings.delegate ?? null)
    } catch (error) {
      delete settings.delegate
      throw error
    }
  }
  // Reported as the rejection of a later call is: neither is awaited.
  void checkEarlyDelegate()

  const updateSettings: Calls['updateSettings'] = async options => {
    checkObject('updateSettings()', 'settings', options)
    const { layOver, checkPictures } = await (await loadOptions())(options, config.baseUrl)
    Object.assign(settings, layOver(settings))
    checkPictures()
    await applyAll()
  }

  async function applyAll() {
    const wanted = settings.locale ?? config.locale ?? ENGLISH_LOCALE
    const locale = await loadWords(config, page.document, wanted)
    if (settings.locale === 'auto') settings.locale = locale
    settings.customText = {
      ...config.integration.settings.customText,
      ...settings.given?.customText
    }
    launcher.draw(config.launcherTexts)
    // The panel takes its corners from the theme.
    applyTheme(root, page, settings)
    updateLayout()
    const applySettings = await loadSlot('applySettings')
    await applySettings()
  }

  const refreshSettings: Calls['refreshSettings'] = async version => {
    if (!(await takeSettings(host, settings, version))) return
    const { conversations } = await clientReady
    setBlocking('prechat', !!settings.prechatCapture?.enabled && !conversations.peek()[0])
    if (config.channels.length || settings.canUserCreateMoreConversations) void loadSlot('header')
    await applyAll()
  }

  return {
    refreshSettings,
    updateSettings,
    setLocale: locale => updateSettings({ locale }),
    setDelegate: delegate => {
      checkDelegate(delegate)
      settings.delegate = delegate
      // It decides on what is shown already, too.
      redraw()
    }
  }
}
