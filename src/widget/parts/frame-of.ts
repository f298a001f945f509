import type { Services } from '../services'

/** The messenger's frame; none while it stands not in the page, which may be in a frame too. */
export const frameOf = ({ context, root }: Services): HTMLElement | undefined | false => {
  const { ownerDocument } = root
  return (
    ownerDocument !== context.page.document &&
    (ownerDocument.defaultView?.frameElement as HTMLElement | undefined)
  )
}
