import type { LoaderTag } from './snippet'

const NAME = /\/pipit\.(v4\.)?legacy\.js\b/

/** Script tag, marked once its script has run, so that no other script uses its stub. */
interface OldTag extends LoaderTag {
  isTaken?: boolean
}

/**
 * Finds the tag of the running script. Internet Explorer has no `currentScript`: there it is the
 * first with an unused stub, or else the last so far.
 */
export const findScript = (doc: Document): LoaderTag => {
  const own = Array.from<OldTag>(doc.scripts).filter(({ src }) => NAME.test(src))
  const waiting = own.find(({ stub, isTaken }) => stub && !isTaken)
  const found = (doc.currentScript ?? waiting ?? own.at(-1)!) as OldTag
  found.isTaken = true
  return found
}
