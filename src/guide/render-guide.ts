import { MARKDOWN_PAGES, PAGES } from './pages'
import { renderMarkdown } from './render-markdown'
import { renderPage } from './render-page'
import { TABLES } from './tables'

/** A file to write, beside the sheet of all pages. */
export interface GuideFile {
  /** Address of the page without the leading slash, and `.html`. */
  name: string
  html: string
}

const ABOUT = {
  title: 'Guide',
  description: 'How sites use the messenger.'
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

const listAll = (root: string): string =>
  PAGES.map(({ title, path, description, tag }) => {
    return `${tag ? '  ' : ''}- [${title}](${root}${path.slice(1)}): ${description}`
  }).join('\n')

/**
 * Renders all pages, the list of them at `/guide/`, and the page for an address that has none.
 *
 * @param read Returns the Markdown of a page by its name, or by a path from the folder of the others.
 */
export const renderGuide = async (
  read: (name: string) => Promise<string>
): Promise<GuideFile[]> => {
  const pages = MARKDOWN_PAGES.map(async page => {
    const { path, source, title, description } = page
    const markdown = await read(source ?? path.slice(path.lastIndexOf('/') + 1))
    const content = { title, description, ...renderMarkdown(fillIn(path, markdown)) }
    return {
      name: `${path.slice(1)}.html`,
      html: renderPage(content, { pages: PAGES, root: path.lastIndexOf('/') ? '../' : './', path })
    }
  })
  const lists = [
    { name: 'guide/index.html', root: '../', about: ABOUT },
    // It is served for addresses of any depth.
    { name: '404.html', root: '/', about: MISSING }
  ].map(({ name, root, about }) => ({
    name,
    html: renderPage({ ...about, ...renderMarkdown(listAll(root)) }, { pages: PAGES, root })
  }))
  return [...(await Promise.all(pages)), ...lists]
}
