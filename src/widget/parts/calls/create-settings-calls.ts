import type { Calls } from '../../api'
import type { Services } from '../../services'
import { applyTheme } from '../../theme'

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
      settings.delegate = delegate
      // It decides on what is shown already, too.
      redraw()
    }
  }
}
