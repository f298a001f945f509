import type { Services } from '../../services'
import type { Slots } from '../part'
import { createAsk, createReport } from './ask'
import { createDisplay } from './create-display'

/** Lets the page's delegate decide what is shown and sent. */
export const startDelegate = (services: Services): Pick<Slots, 'ask'> => {
  const report = createReport()
  services.display = createDisplay(services, report)
  return { ask: createAsk(services, report) }
}
