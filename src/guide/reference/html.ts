import { escapeHtml } from '../escape-html'

/** Marks what is code, and cannot be translated or turned around. */
export const code = (text: string): string => `<code dir="ltr">${escapeHtml(text)}</code>`

/** Turns a sentence of ours, with code and what is strong in it, into markup. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code dir="ltr">$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** Turns paragraphs of such sentences into markup. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n')

/** Draws a table whose first column names the rows; nothing without rows. Cells are markup. */
export const table = (head: string[], rows: string[][]): string => {
  if (!rows.length) return ''
  const cells = (row: string[]) =>
    row.map((cell, index) =>
      index ? `<td data-label="${head[index]}">${cell || '–'}</td>` : `<th scope="row">${cell}</th>`
    )
  return `<table><thead><tr>${head.map(name => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody></table>`
}
