import { Marked, type Tokens } from 'marked'
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id'

/** A section of a page, and its anchor. */
export interface Section {
  id: string
  /** Markup: code within a heading stays code. */
  title: string
}

const SECTION_LEVEL = 2

/** Cells carry the name of their column, which phones show above them instead of a table head. */
const table = ({ header, rows }: Tokens.Table, inline: (tokens: Tokens.TableCell) => string) => {
  const labels = header.map(({ text }) => text.replace(/["`*_]/g, ''))
  const head = header.map(cell => `<th scope="col">${inline(cell)}</th>`).join('')
  const body = rows.map(row => {
    const cells = row.map((cell, index) =>
      index
        ? `<td data-label="${labels[index]}">${inline(cell)}</td>`
        : `<th scope="row">${inline(cell)}</th>`
    )
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>\n`
}

/** Renders our Markdown: headings have anchors, wide code can be scrolled by keyboard. */
export const renderMarkdown = (text: string): { html: string; sections: Section[] } => {
  const marked = new Marked(gfmHeadingId(), {
    renderer: {
      table(token) {
        return table(token, ({ tokens }) => this.parser.parseInline(tokens))
      }
    },
    hooks: {
      postprocess: html =>
        html
          .replaceAll('<pre>', '<pre tabindex="0" dir="ltr">')
          .replaceAll('<code>', '<code dir="ltr">')
    }
  })
  const html = marked.parse(text, { async: false })
  const sections = getHeadingList()
    .filter(({ level }) => level === SECTION_LEVEL)
    .map(({ id, text }) => ({ id, title: text }))
  return { html, sections }
}
