import { layOver, type ConfigAnswer, type ErrorAnswer } from '../../../protocol'
import type { HostContext, WidgetSettings } from '../../core/public'

/**
 * Fetches the settings that the business has saved, and lays the page's options over them.
 *
 * @param version Named by the server; part of the address, so that no cache answers with older ones.
 * @returns Whether there are others now. After a failure the next frame with a version tries again.
 */
export const takeSettings = async (
  { config, page }: HostContext,
  settings: WidgetSettings,
  version: string
): Promise<boolean> => {
  const before = config.integration.settings
  const id = encodeURIComponent(config.integration.id)
  const locale = encodeURIComponent(
    [settings.given?.locale, page.document.documentElement.lang].join()
  )
  const address = `${config.baseUrl}/sdk/v1/integrations/${id}/config`
  try {
    const answer = await fetch(`${address}?locale=${locale}&settingsVersion=${version}`)
    const fresh: ConfigAnswer | (ErrorAnswer & { app?: undefined }) = await answer.json()
    if (!fresh.app) throw fresh.error
    const { app, answerSeconds, channels, integration, openState } = fresh
    Object.assign(config, { app, answerSeconds, channels, integration, openState })
  } catch {
    delete config.settingsVersion
    return false
  }
  const { settings: remote } = config.integration
  const { delegate, given = {} } = settings
  const next = { ...layOver(remote, given), delegate, given }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(next, name)) Reflect.deleteProperty(settings, name)
  }
  Object.assign(settings, next)
  return true
}
