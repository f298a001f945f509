import type { Calls } from '../../api'
import type { Delegate } from '../../delegate'
import type { Services } from '../../services'
import { applyTheme } from '../../theme'
import { checkObject, checkOptionalMethod } from './check-argument'

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
  arrange,
  context,
  need,
  redraw,
  root,
  settings
}: Services): Pick<Calls, 'setDelegate' | 'setLocale' | 'updateSettings'> => {
  const { launcher, loadOptions, page } = context

  const updateSettings: Calls['updateSettings'] = async options => {
    checkObject('updateSettings()', 'settings', options)
    const { layOver } = await (await loadOptions())(options)
    Object.assign(settings, layOver(settings))
    launcher.draw()
    arrange()
    applyTheme(root, page, settings)
    await (await need('refit'))!()
  }

  return {
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
