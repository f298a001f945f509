import MiniSearch from 'minisearch'
import type { Passage } from '../list-passages'

const FOUND_MAX = 8
const AROUND_CHARS = 60

/** A passage that was found, with the words around the first match. */
export interface Found extends Passage {
  before: string
  match: string
  after: string
}

/** Shows where the first of the words stands; the begin of the text when none does. */
const quote = (text: string, words: string[]) => {
  const lower = text.toLowerCase()
  const places = words.map(word => ({ at: lower.indexOf(word), length: word.length }))
  const { at, length } = places.find(({ at }) => at >= 0) ?? { at: 0, length: 0 }
  const from = Math.max(0, at - AROUND_CHARS)
  const end = at + length + AROUND_CHARS
  return {
    before: (from ? '…' : '') + text.slice(from, at),
    match: text.slice(at, at + length),
    after: text.slice(at + length, end) + (end < text.length ? '…' : '')
  }
}

/** Makes a search over passages, which forgives slips and completes words. */
export const createSearch = (passages: Passage[]): ((query: string) => Found[]) => {
  const index = new MiniSearch<Passage>({
    idField: 'href',
    fields: ['title', 'page', 'text'],
    searchOptions: {
      boost: { title: 4, page: 2 },
      combineWith: 'AND',
      fuzzy: term => (term.length > 4 ? 0.2 : false),
      prefix: true
    }
  })
  index.addAll(passages)
  const byHref = new Map(passages.map(passage => [passage.href, passage]))
  return query =>
    index
      .search(query)
      .slice(0, FOUND_MAX)
      .flatMap(({ id, match, terms }) => {
        const passage = byHref.get(id)
        const words = terms.filter(term => match[term]?.includes('text'))
        return passage
          ? { ...passage, ...quote(passage.text, [query.toLowerCase(), ...words]) }
          : []
      })
}
