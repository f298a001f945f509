import type { MessengerContext } from '../core'

/** The messenger's frame; none while it stands not in the page, which may be in a frame too. */
export const frameOf = ({ host, root }: MessengerContext): HTMLElement | undefined | false => {
  const { ownerDocument } = root
  return (
    ownerDocument !== host.page.document &&
    (ownerDocument.defaultView?.frameElement as HTMLElement | undefined)
  )
}
