import type { ConfigAnswer, OptionsReading, ReadOptions } from '../protocol'
import type { InitOptions, WidgetTypes } from '../widget'
import { fetchConfig } from './fetch-config'

/**
 * Fetches the config that `init` asks for, and reads its options meanwhile.
 *
 * @param loadOptions Called when there are more options than the two that every page gives, or one of
 * these is wrong.
 * @param preload Loads the messenger's code, when the options want it early.
 */
export const requestConfig = async (
  options: InitOptions,
  defaultBaseUrl: string | undefined,
  loadOptions: () => Promise<ReadOptions<WidgetTypes>>,
  preload: () => void
): Promise<[config: ConfigAnswer, reading: OptionsReading<WidgetTypes> | undefined]> => {
  const { integrationId, configBaseUrl = defaultBaseUrl, ...others } = options
  const base = `${configBaseUrl}`.replace(/\/+$/, '')
  // Of any type, since pages are not checked by a compiler.
  const isWrong = !integrationId?.trim?.() || !/^https?:\/\/[^/]/i.test(base)
  let reading: Promise<OptionsReading<WidgetTypes>> | undefined
  if (isWrong || Object.keys(others)[0])
    reading = loadOptions().then(readOptions =>
      readOptions({ ...options, configBaseUrl }, base, preload)
    )
  // Rejects, and says what was expected.
  if (isWrong) await reading
  return Promise.all([
    fetchConfig(others.region ? (await reading!).base : base, integrationId, [
      others.locale,
      document.documentElement.lang
    ]),
    reading
  ])
}
