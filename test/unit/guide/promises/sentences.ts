import { readFile } from 'node:fs/promises'
import { parseHTML } from 'linkedom'
import { renderGuide } from '../../../../src/guide'
import { renderMarkdown } from '../../../../src/guide/render-markdown'

/** Blocks whose text is read; a list item with a list in it is read through its parts. */
const BLOCKS = 'main p, main li, main td, main th, main h2'
/** Pages that only repeat the descriptions of the others, and what was true of older versions. */
const LISTS = ['404.html', 'guide/index.html', 'changelog.html']
const END_OF_SENTENCE = /(?<=[.!?][”)]?)\s+/u

const sentencesIn = (html: string): string[] => {
  const { document } = parseHTML(
    `<main>${/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? html}</main>`
  )
  for (const sample of document.querySelectorAll('pre, nav')) sample.remove()
  // The end of a text in code is not the end of the sentence around it.
  for (const code of document.querySelectorAll('code')) {
    code.textContent = (code.textContent ?? '').replace(/[.!?]$/, '')
  }
  return [...document.querySelectorAll(BLOCKS)]
    .filter(block => !block.querySelector('p, li'))
    .flatMap(block => (block.textContent ?? '').replace(/\s+/g, ' ').trim().split(END_OF_SENTENCE))
}

/** Documents beside the guide that promise something. */
const DOCUMENTS = ['README', 'SECURITY']

const readDocument = async (name: string): Promise<[string, string[]]> => {
  const { html } = renderMarkdown(await readFile(`${name}.md`, 'utf8'))
  return [name, sentencesIn(html)]
}

/** Reads the sentences of the documents and of each page of the guide, by the name of the text. */
export const readSentences = async (): Promise<Record<string, string[]>> => {
  const files = await renderGuide(name => readFile(`src/guide/pages/${name}.md`, 'utf8'))
  const pages = files.filter(({ name }) => name.endsWith('.html') && !LISTS.includes(name))
  return Object.fromEntries([
    ...(await Promise.all(DOCUMENTS.map(readDocument))),
    ...pages.map(({ name, content }) => [name.replace('.html', ''), sentencesIn(content)])
  ])
}
