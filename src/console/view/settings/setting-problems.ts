import type { Refusal } from '../../model'
import type { Translate } from '../../texts'
import { namedRefusal, refusalText } from '../forms'
import type { FieldPath } from './fields'

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

const sentenceOf = (t: Translate, path: FieldPath, { place, text }: Refusal): string => {
  const name = t(`fields.${path}.label`)
  const number = Number.parseInt(place, 10)
  const label = place === '' ? name : `${name} ${Number.isNaN(number) ? place : number + 1}`
  return namedRefusal(t, label, text)
}

/** Collects what the server says about one setting. */
export const problemOf = (t: Translate, path: FieldPath, refusals: Refusal[]): SettingProblem => {
  const mine = refusals.filter(refusal => refusal.path === path)
  const parts = mine.map(({ place, text }) => ({
    place,
    text: refusalText(t, text).replace(/^./u, first => first.toLocaleUpperCase())
  }))
  return { text: mine.map(refusal => sentenceOf(t, path, refusal)).join(' '), parts }
}
