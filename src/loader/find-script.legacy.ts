import type { LoaderTag } from './snippet'

const NAME = /\/pipit\.(v4\.)?legacy\.js\b/

/** A tag whose script has run knows it, so that no other takes its stub. */
interface OldTag extends LoaderTag {
  isTaken?: boolean
}

/**
 * Finds the tag of the script that runs. Internet Explorer does not say which it is: there it is one that
 * brings a stub which nobody has taken, or else the last so far.
 */
export const findScript = (doc: Document): LoaderTag => {
  const own = (Array.from(doc.scripts) as OldTag[]).filter(({ src }) => NAME.test(src))
  const waiting = own.find(({ stub, isTaken }) => stub && !isTaken)
  const found = (doc.currentScript ?? waiting ?? own.at(-1)!) as OldTag
  found.isTaken = true
  return found
}
