import { useEffect } from 'react'
import { useWorkspace } from '../context'

/**
 * Removes pictures that were uploaded in a form and that nothing shows: after each change and once all
 * edits are discarded, and when the form or the page is left.
 *
 * @param saved The same object until something was saved.
 */
export const useSweptUploads = (form: string, saved: object, isEdited: boolean): void => {
  const { uploads } = useWorkspace()
  useEffect(() => {
    uploads.keep(form, saved)
    uploads.sweep()
    return uploads.sweep
  }, [uploads, form, saved, isEdited])

  useEffect(() => {
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) uploads.leave()
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [uploads])
}
