import type { Services } from '../../services'
import type { Slots } from '../part'
import { createOpenList } from './create-open-list'
import { maySeeList } from './may-see-list'

/** Begins to lead one messenger's visitor: several conversations are listed before one is opened. */
export const start = (services: Services): Partial<Slots> => {
  const { opened, $isShown, $screen } = services
  const openList = createOpenList(services)
  let isDue = true
  void opened.then(({ conversations }) =>
    conversations.subscribe(({ length }) => {
      if (!isDue || length < 2) return
      isDue = false
      if (maySeeList(services, length) && !$isShown.get() && !$screen.get()) openList()
    })
  )
  return { openList }
}
