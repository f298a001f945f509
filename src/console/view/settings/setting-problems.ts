import type { Refusal, SettingPath } from '../../model'
import { fieldText } from './fields'

/** Problem of a part of a setting. */
export interface PlaceProblem {
  /** Such as `0.label` of the first question; empty: the whole setting. */
  place: string
  text: string
}

/** Problems of a setting: one sentence about all of it, and those about its parts. */
export interface SettingProblem {
  text: string
  parts: PlaceProblem[]
}

const partOf = ({ path, place }: Refusal): string => {
  const label = fieldText(path)?.label ?? path
  return place === '' ? label : `${label} ${Number.parseInt(place, 10) + 1}`
}

const sentenceOf = (refusal: Refusal): string => {
  const { text } = refusal
  return text.startsWith('expected') ? `${partOf(refusal)}: ${text}` : `${partOf(refusal)} ${text}`
}

/** Collects what the server says about one setting. */
export const problemOf = (path: SettingPath, refusals: Refusal[]): SettingProblem => {
  const mine = refusals.filter(refusal => refusal.path === path)
  const parts = mine.map(({ place, text }) => ({
    place,
    text: text.replace(/^./, first => first.toUpperCase())
  }))
  return { text: mine.map(sentenceOf).join(' '), parts }
}
