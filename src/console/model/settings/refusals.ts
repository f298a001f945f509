import { SETTING_PATHS, type SettingPath } from './paths'

/** Reason for which the server refuses the value of a setting. */
export interface Refusal {
  path: SettingPath
  /** Part of the setting, such as `0.label` of the first question; empty: all of it. */
  place: string
  /** Rest of the sentence, after the name. */
  text: string
}

const NAMED = /^([\w.-]+):? (.*)$/s

/** Reads which setting a sentence of the server is about; undefined: none. */
const readRefusal = (title: string): Refusal | undefined => {
  const [, named = '', text = ''] = NAMED.exec(title) ?? []
  const path = SETTING_PATHS.find(path => named === path || named.startsWith(`${path}.`))
  return path && { path, place: named.slice(path.length + 1), text }
}

/** Sorts the sentences of a refused request into those about a setting and others. */
export const readRefusals = (titles: string[]): { refusals: Refusal[]; others: string[] } => {
  const read = titles.map(title => ({ title, refusal: readRefusal(title) }))
  return {
    refusals: read.flatMap(({ refusal }) => refusal ?? []),
    others: read.filter(({ refusal }) => !refusal).map(({ title }) => title)
  }
}
