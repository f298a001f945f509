import type { MessengerContext, Slots } from '../../core'
import { createAskDelegate, createReport } from './ask-delegate'
import { createDisplay } from './create-display'
import { createHidden } from './create-hidden'

/** Lets the page's delegate decide what is shown and sent. */
export const startDelegate = (context: MessengerContext): Pick<Slots, 'ask'> => {
  const report = createReport()
  context.$display.set(createDisplay(context, report))
  context.$hidden.set(createHidden(context))
  return { ask: createAskDelegate(context, report) }
}
