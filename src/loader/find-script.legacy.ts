import type { LoaderTag } from './snippet'

const NAME = /\/pipit\.legacy\.js\b/

/**
 * Finds the tag of the script that runs. Internet Explorer does not say which it is: there it is one that
 * brings a stub which nobody has taken over, or else the last so far.
 */
export const findScript = (doc: Document): LoaderTag => {
  const own = (Array.from(doc.scripts) as LoaderTag[]).filter(({ src }) => NAME.test(src))
  return (doc.currentScript ?? own.find(({ stub }) => stub) ?? own.at(-1)!) as LoaderTag
}
