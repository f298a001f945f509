import { listPassages } from './list-passages'
import { inGroups, MARKDOWN_PAGES, PAGES, type GuidePage } from './pages'
import { renderMarkdown } from './render-markdown'
import { renderPage } from './render-page'
import { TABLES } from './tables'

/** A file to write, beside the sheet and the script of all pages. */
export interface GuideFile {
  /** Address without the leading slash; of a page with `.html`. */
  name: string
  content: string
}

const ABOUT = {
  title: 'Guide',
  description: 'How sites use the messenger.',
  summary: 'A web messenger for business sites: a widget, its server, and a business console.'
}
const MISSING = {
  title: 'There is no such page',
  description: 'It may have moved, or the address has a slip in it. These are all pages:'
}

const PLACE = /^<!-- (\w+) -->$/gm

/** Fills in the tables. A heading of the whole text goes: each page has its title. */
const fillIn = (path: string, markdown: string): string =>
  markdown.replace(/^# .*\n/, '').replace(PLACE, (_, name: string) => {
    const make = TABLES[name]
    if (!make) throw new Error(`${path}: there is no table ${name}: ${Object.keys(TABLES)}`)
    return make()
  })

const listOne = (root: string, { title, path, description, tag }: GuidePage): string =>
  `${tag ? '  ' : ''}- [${title}](${root}${path.slice(1)}): ${description}`

const listAll = (root: string): string =>
  inGroups(PAGES)
    .map(({ group, members }) =>
      [`## ${group}`, '', ...members.map(page => listOne(root, page))].join('\n')
    )
    .join('\n\n')

/** Lists the pages for programs that read texts; see https://llmstxt.org. */
const listTexts = (): string =>
  [
    '# Pipit',
    '',
    `> ${ABOUT.summary}`,
    '',
    '## Guide',
    '',
    ...MARKDOWN_PAGES.map(
      ({ title, path, description }) => `- [${title}](${path}.md): ${description}`
    ),
    '',
    '## REST API',
    '',
    '- [OpenAPI](/openapi.json): every call, with its parameters, answers and errors.',
    ''
  ].join('\n')

/**
 * Renders all pages, the list of them at `/guide/`, and the page for an address that has none; the pages
 * as Markdown, a list of those, and the passages that a search looks through.
 *
 * @param read Returns the Markdown of a page by its name, or by a path from the folder of the others.
 */
export const renderGuide = async (
  read: (name: string) => Promise<string>
): Promise<GuideFile[]> => {
  const pages = await Promise.all(
    MARKDOWN_PAGES.map(async page => {
      const { path, source, title, description } = page
      const written = await read(source ?? path.slice(path.lastIndexOf('/') + 1))
      const markdown = fillIn(path, written)
      return { page, markdown, content: { title, description, ...renderMarkdown(markdown) } }
    })
  )
  const lists = [
    { name: 'guide/index.html', root: '../', about: ABOUT },
    // It is served for addresses of any depth.
    { name: '404.html', root: '/', about: MISSING }
  ].map(({ name, root, about }) => ({
    name,
    content: renderPage(
      { ...about, html: renderMarkdown(listAll(root)).html, sections: [] },
      { pages: PAGES, root }
    )
  }))
  const passages = pages.flatMap(({ page: { path, title }, content }) =>
    listPassages(path.slice(1), title, content.html)
  )
  return [
    ...pages.map(({ page: { path }, content }) => ({
      name: `${path.slice(1)}.html`,
      content: renderPage(content, {
        pages: PAGES,
        root: path.lastIndexOf('/') ? '../' : './',
        path
      })
    })),
    ...lists,
    ...pages.map(({ page: { path, title }, markdown }) => ({
      name: `${path.slice(1)}.md`,
      content: `# ${title}\n\n${markdown}`
    })),
    { name: 'llms.txt', content: listTexts() },
    { name: 'guide/search.json', content: JSON.stringify(passages) }
  ]
}
