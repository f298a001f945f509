import { useEffect } from 'react'
import { useWorkspace } from '../context'

/**
 * Shows the saved view that the address names. Without one, an open conversation leaves the list as it is.
 *
 * @param openId Id of the conversation that is open; undefined: none.
 */
export const useRouteView = (viewId: string | undefined, openId: string | undefined): void => {
  const { savedViews, leaveSavedView } = useWorkspace()
  useEffect(() => {
    if (viewId === undefined) {
      if (!openId) leaveSavedView()
    } else if (viewId !== savedViews.openId.peek()) {
      void savedViews.open(viewId)
    }
  }, [viewId, openId, savedViews, leaveSavedView])
}
