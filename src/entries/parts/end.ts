import { createHistory } from '../../client/history'
import type { PartModule } from '../../widget/parts'
import * as end from '../../widget/parts/end'
import * as history from '../../widget/parts/history'

/** What a conversation has that goes on: earlier messages, typing, marks and sounds. */
export const slots: PartModule['slots'] = {
  createHistory,
  earlier: history.Earlier,
  end: end.End
}
export const styles = end.STYLES
export const texts = { ...end.TEXTS, ...history.TEXTS }
export const start: PartModule['start'] = services => {
  end.startSound(services)
  end.startTitleIndicator(services)
  end.openWebviews(services)
}
