import { escapeHtml } from '../escape-html'

/** Renders code, which is neither translated nor mirrored. */
export const code = (text: string): string => `<code dir="ltr">${escapeHtml(text)}</code>`

/** Renders a sentence with code and emphasis. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code dir="ltr">$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** Renders paragraphs of such sentences. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n')

const NOTHING = '<td class="nothing">–</td>'

/**
 * Renders a table whose first column names the rows; nothing without rows. Cells are markup. Phones show a
 * row as a name, what it is, and a line of rules, without cells that say nothing.
 */
export const table = (head: string[], rows: string[][]): string => {
  if (!rows.length) return ''
  const cells = ([name, ...rest]: string[]) => [
    `<th scope="row">${name}</th>`,
    ...rest.map(cell => (cell ? `<td>${cell}</td>` : NOTHING))
  ]
  return `<table class="fields"><thead><tr>${head.map(name => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody></table>`
}
