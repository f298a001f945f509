import { escapeHtml } from '../escape-html'
import { PAGES } from '../pages'
import { renderPage } from '../render-page'
import type { ApiDocument } from './document'
import { paragraphs } from './html'
import { type Call, renderOperation } from './render-operation'
import { renderShapes } from './render-shapes'

const SHAPES = { id: 'shapes', title: 'Shapes' }

export type { ApiDocument, ApiOperation } from './document'

const sectionId = (name: string): string => `about-${name.toLowerCase().replace(/\W+/g, '-')}`

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation
    }))
  )

/**
 * Draws the page on which people read an OpenAPI document: all of it, so that a browser finds any word.
 * It needs no script.
 *
 * @param path Address of the page, in the guide's list.
 */
export const renderReference = (document: ApiDocument, path: string): string => {
  const page = PAGES.find(each => each.path === path)
  if (!page) throw new Error(`The guide lists no page ${path}.`)
  const calls = callsOf(document)
  const parts = document.tags.flatMap(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    if (!own.length) return []
    const toc = own.map(
      ({ operation: { operationId, summary } }) =>
        `<li><a href="#${operationId}">${escapeHtml(summary)}</a></li>`
    )
    return [
      `<h2 id="${sectionId(name)}">${escapeHtml(name)}</h2>`,
      paragraphs(description),
      `<ul class="calls">${toc.join('')}</ul>`,
      ...own.map(call => renderOperation(call, document))
    ]
  })
  const html = [
    paragraphs(document.info.description),
    '<p>Programs read the same at <a href="../openapi.json">openapi.json</a>, an OpenAPI 3.1 document.</p>',
    ...parts,
    `<h2 id="${SHAPES.id}">${SHAPES.title}</h2>`,
    renderShapes(document.components.schemas)
  ].join('\n')
  const sections = document.tags.map(({ name }) => ({
    id: sectionId(name),
    title: escapeHtml(name)
  }))
  const { title, description } = page
  return renderPage(
    { title, description, html, sections: [...sections, SHAPES] },
    { pages: PAGES, root: '../', path }
  )
}
