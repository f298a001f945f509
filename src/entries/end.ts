import { createHistory } from '../client/history'
import type { PartModule } from '../widget/parts'
import * as parts from '../widget/parts/end'
import * as history from '../widget/parts/history'

/** What a conversation has that goes on: earlier messages, typing, marks and sounds. */
export const end: PartModule = {
  slots: { createHistory, earlier: history.Earlier, end: parts.End },
  styles: parts.STYLES,
  texts: { ...parts.TEXTS, ...history.TEXTS },
  start: services => {
    parts.startSound(services)
    parts.startTitleIndicator(services)
    parts.openWebviews(services)
  }
}
