import type { Session } from '../../records'
import { type AppContext, settingsTopic } from '../../transaction'

/** Time over which the visitors of an integration are told, so that not all fetch its settings at once. */
const SPREAD_MS = 5_000

/**
 * Watches the settings of a visitor's integration. Changes that follow each other closely are one.
 *
 * @returns A function that ends it.
 */
export const watchSettings = (
  { bus }: Pick<AppContext, 'bus'>,
  { integrationId }: Pick<Session, 'integrationId'>,
  onChange: () => void
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    timer = undefined
    onChange()
  }
  const unsubscribe = bus.subscribe(settingsTopic(integrationId), () => {
    timer ??= setTimeout(tell, Math.random() * SPREAD_MS).unref()
  })

  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
