import { escapeHtml } from '../escape-html'
import { type GuidePage, PAGES, REFERENCE_PATH, SHAPES_TITLE } from '../pages'
import type { Passage } from '../list-passages'
import type { Section } from '../render-markdown'
import { renderPage } from '../render-page'
import { shapeId } from './describe-shape'
import type { ApiDocument } from './document'
import { paragraphs } from './html'
import { type Call, renderOperation } from './render-operation'
import { renderShapes } from './render-shapes'

export type { ApiDocument, ApiOperation } from './document'

const REFERENCE_PAGES = PAGES.filter(({ isDrawnByServer }) => isDrawnByServer)

/** Addresses of the pages that `renderReference` makes. */
export const REFERENCE_PATHS: readonly string[] = REFERENCE_PAGES.map(({ path }) => path)

/** Last part of the address of a tag's page. */
const nameOf = (tag: string): string => tag.toLowerCase().replace(/\W+/g, '-')

const sectionId = (tag: string): string => `about-${nameOf(tag)}`

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation
    }))
  )

const linkTo = (href: string, text: string): string => `<a href="${href}">${escapeHtml(text)}</a>`

/** Renders the page of a resource: its calls, one after the other. */
const renderResource = (
  document: ApiDocument,
  tag: string
): { html: string; sections: Section[] } => {
  const calls = callsOf(document).filter(({ operation }) => operation.tags.includes(tag))
  const about = document.tags.find(({ name }) => name === tag)
  const html = [
    paragraphs(about?.description ?? ''),
    ...calls.map(call => renderOperation(call, document))
  ].join('\n')
  const sections = calls.map(({ operation: { operationId, summary } }) => ({
    id: operationId,
    title: escapeHtml(summary)
  }))
  // Shapes have a page of their own.
  return {
    html: html.replaceAll('href="#shape-', `href="${nameOf(SHAPES_TITLE)}#shape-`),
    sections
  }
}

/**
 * Renders the first page: every call and every shape with a link to its page. They have the anchors that
 * they had when all were on this page, so that old links lead on.
 */
const renderOverview = (document: ApiDocument): string => {
  const calls = callsOf(document)
  const base = REFERENCE_PATH.slice(REFERENCE_PATH.lastIndexOf('/') + 1)
  const shapes = `${base}/${nameOf(SHAPES_TITLE)}`
  const parts = document.tags.flatMap(({ name, description }) => {
    const page = `${base}/${nameOf(name)}`
    const lines = calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ operation: { operationId, summary } }) =>
          `<li id="${operationId}">${linkTo(`${page}#${operationId}`, summary)}</li>`
      )
    return [
      `<h2 id="${sectionId(name)}">${linkTo(page, name)}</h2>`,
      paragraphs(description),
      `<ul class="calls">${lines.join('')}</ul>`
    ]
  })
  const names = Object.keys(document.components.schemas).sort((a, b) => a.localeCompare(b))
  return [
    paragraphs(document.info.description),
    '<p>Programs read the same at <a href="../openapi.json">openapi.json</a>, an OpenAPI 3.1 document.</p>',
    ...parts,
    `<h2 id="shapes">${linkTo(shapes, SHAPES_TITLE)}</h2>`,
    `<ul class="calls">${names
      .map(name => `<li id="${shapeId(name)}">${linkTo(`${shapes}#${shapeId(name)}`, name)}</li>`)
      .join('')}</ul>`
  ].join('\n')
}

/** Renders the content of a page of the reference. */
const renderContent = (document: ApiDocument, { tag }: GuidePage) => {
  if (!tag) return { html: renderOverview(document), sections: [] }
  if (tag !== SHAPES_TITLE) return renderResource(document, tag)
  return { html: renderShapes(document.components.schemas), sections: [] }
}

/**
 * Renders an OpenAPI document as a page for each resource, one for its shapes, and one that leads to them.
 *
 * @returns Markup by the address of the page, in the order of the guide's list.
 * @throws {Error} When the guide lists no page of a tag.
 */
export const renderReference = (document: ApiDocument): Map<string, string> => {
  const lost = document.tags.find(({ name }) => !REFERENCE_PAGES.some(({ tag }) => tag === name))
  if (lost) throw new Error(`The guide lists no page of ${lost.name}.`)
  return new Map(
    REFERENCE_PAGES.map(page => {
      const { title, description, path } = page
      const content = { title, description, ...renderContent(document, page) }
      const root = '../'.repeat(path.split('/').length - 2)
      return [path, renderPage(content, { pages: PAGES, root, path })]
    })
  )
}

/** Lists the calls and shapes of an OpenAPI document, for the search. */
export const listReferencePassages = (document: ApiDocument): Passage[] => {
  const pathOf = (tag: string) => `${REFERENCE_PATH.slice(1)}/${nameOf(tag)}`
  const calls = callsOf(document).map(({ method, path, operation }) => {
    const { tags, operationId, summary, description = '' } = operation
    const [page = ''] = tags
    const text = `${method} ${path} ${description}`
    return { href: `${pathOf(page)}#${operationId}`, page, title: summary, text }
  })
  const shapes = Object.entries(document.components.schemas).map(([name, { properties = {} }]) => ({
    href: `${pathOf(SHAPES_TITLE)}#${shapeId(name)}`,
    page: SHAPES_TITLE,
    title: name,
    text: Object.keys(properties).join(' ')
  }))
  return [...calls, ...shapes]
}
