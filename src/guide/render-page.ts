import { escapeHtml } from './escape-html'
import { type GuidePage, inGroups } from './pages'
import type { Section } from './render-markdown'

/** Content of a page, within the frame that all pages share. */
export interface PageContent {
  title: string
  description: string
  /** Markup. */
  html: string
  sections: Section[]
}

/** Fewest sections of a page with a table of contents. */
const FEW_SECTIONS = 3

const flagsOf = ({ isNew, isEAP }: GuidePage): string =>
  (isNew ? ' <span class="flag">New</span>' : '') +
  (isEAP ? ' <span class="flag">Early access</span>' : '')

const listPages = (pages: readonly GuidePage[], root: string, path?: string): string =>
  pages
    .map(page => {
      const current = page.path === path ? ' aria-current="page"' : ''
      const part = page.tag ? ' class="part"' : ''
      const href = root + page.path.slice(1)
      return `<li${part}><a href="${href}"${current}>${escapeHtml(page.title)}${flagsOf(page)}</a></li>`
    })
    .join('\n')

const listGroups = (pages: readonly GuidePage[], root: string, path?: string): string =>
  inGroups(pages)
    .map(
      ({ group, members }) => `<h2>${group}</h2>\n<ul>\n${listPages(members, root, path)}\n</ul>`
    )
    .join('\n')

/** Links to the pages before and behind one in the list. */
const listNeighbours = (pages: readonly GuidePage[], root: string, path?: string): string => {
  const at = pages.findIndex(page => page.path === path)
  if (at < 0) return ''
  const link = (page: GuidePage | undefined, rel: string, name: string) =>
    page
      ? `<a rel="${rel}" href="${root + page.path.slice(1)}"><small>${name}</small> ${escapeHtml(page.title)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Next pages">
${link(pages[at - 1], 'prev', 'Before')}
${link(pages[at + 1], 'next', 'Next')}
</nav>`
}

const listSections = (sections: Section[]): string =>
  sections.length > FEW_SECTIONS
    ? `<nav class="sections" aria-label="On this page">
  <h2>On this page</h2>
  <ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul>
</nav>`
    : ''

/**
 * Renders a page: two columns in wide windows; on phones the text, with the list behind a button. A script
 * adds the search and buttons that copy code; all else works without.
 *
 * @param root Relative address of `/`, with a slash at the end.
 * @param path Of the page, where it is in the list.
 */
export const renderPage = (
  { title, description, html, sections }: PageContent,
  { pages, root, path }: { pages: readonly GuidePage[]; root: string; path?: string | undefined }
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${escapeHtml(description)}">
    <title>${escapeHtml(title)} · Pipit</title>
    <link rel="icon" type="image/svg+xml" href="${root}icon.svg">
    <link rel="stylesheet" href="${root}guide/guide.css">
    <script src="${root}guide/guide.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#text">Skip to the text</a>
    <header>
      <a class="brand" href="${root}">Pipit</a>
      <search>
        <label class="unseen" for="guide-search">Search the guide</label>
        <input id="guide-search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
        <p class="unseen" role="status"></p>
        <ul hidden></ul>
      </search>
      <a href="${root}demo/">Demo</a>
      <button type="button" popovertarget="pages">All pages</button>
    </header>
    <div class="columns">
      <nav id="pages" popover aria-label="Pages of the guide">
${listGroups(pages, root, path)}
      </nav>
      <main id="text" tabindex="-1">
        <h1>${escapeHtml(title)}</h1>
        <p class="lead">${escapeHtml(description)}</p>
        ${listSections(sections)}
        <article>
${html}
        </article>
        ${listNeighbours(pages, root, path)}
      </main>
    </div>
  </body>
</html>
`
