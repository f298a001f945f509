/** A part of a page that a search may find. */
export interface Passage {
  /** Address from `/` on, with an anchor: `guide/moving#identity`. */
  href: string
  /** Title of the page. */
  page: string
  /** Title of the section; that of the page before the first section. */
  title: string
  text: string
}

const HEADING = /<h[23] id="([^"]+)">(.*?)<\/h[23]>/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Cuts a page into its passages, one for each heading.
 *
 * @param path Address of the page from `/` on.
 * @param html Its text as markup.
 */
export const listPassages = (path: string, page: string, html: string): Passage[] => {
  const headings = [...html.matchAll(HEADING)]
  const starts = headings.map(({ index }) => index)
  return [
    { href: path, page, title: page, text: toText(html.slice(0, starts[0])) },
    ...headings.map(([heading, id = '', title = ''], at) => ({
      href: `${path}#${id}`,
      page,
      title: toText(title),
      text: toText(html.slice(starts[at]! + heading.length, starts[at + 1]))
    }))
  ]
}
