import { Fragment, type ReactNode } from 'react'
import type { TextKey, ValuesOf } from '../texts'
import { useTexts } from './context'

interface PhraseProps<Key extends TextKey> {
  text: Key
  /** Element or text for each placeholder. */
  values: ValuesOf<Key, ReactNode>
}

/** A text with elements in it. */
export function Phrase<Key extends TextKey>({ text, values }: PhraseProps<Key>) {
  const { t } = useTexts()
  return t
    .pieces<ReactNode>(text, values)
    .map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}
