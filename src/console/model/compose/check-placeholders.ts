import { findWrongPlaceholder } from '../../../protocol'
import type { PlacedFlaw } from './check-composition'
import type { ButtonDraft, Composition } from './compositions'

type PlacedText = [place: string, text: string]

const labelsOf = (place: string, buttons: ButtonDraft[]): PlacedText[] =>
  buttons.map(({ text }, index) => [`${place}.${index}.text`, text])

const textsOf = ({ text, buttons, items }: Composition): PlacedText[] => [
  ['text', text],
  ...labelsOf('buttons', buttons),
  ...items.flatMap((item, index): PlacedText[] => [
    [`items.${index}.title`, item.title],
    [`items.${index}.description`, item.description],
    ...labelsOf(`items.${index}.buttons`, item.buttons)
  ])
]

/** Lists the texts of a composed message with a placeholder that there is not, in the order of its fields. */
export const checkPlaceholders = (composition: Composition): PlacedFlaw[] =>
  textsOf(composition).flatMap(([place, text]) => {
    const got = findWrongPlaceholder(text)
    return got === undefined ? [] : [{ place, flaw: { kind: 'placeholder', got } }]
  })
