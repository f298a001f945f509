import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useNextFocus } from './forms/use-next-focus'

/** Room for list, conversation and person side by side, as the styles have it. */
const WIDE = '(width >= 84rem)'

const watchWidth = (changed: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether and how the person beside a conversation is shown. */
export interface PersonPaneState {
  /** `sheet`: in the place of the conversation. Undefined: they are not shown. */
  place: 'beside' | 'sheet' | undefined
  /** The button that shows it. */
  button: RefObject<HTMLButtonElement | null>
  /** The heading of the pane, which can take the focus. */
  heading: RefObject<HTMLHeadingElement | null>
  show(): void
  hide(): void
}

/**
 * Holds whether the person is shown: beside the conversation until they are hidden, or, where there is no
 * room, in its place once they are asked for.
 *
 * @param openId Id of the conversation that is open.
 */
export const usePersonPane = (openId: string | undefined): PersonPaneState => {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
  const [isBeside, setBeside] = useState(true)
  const [sheetOf, setSheetOf] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useNextFocus()

  const isShown = isWide ? isBeside : sheetOf === openId

  return {
    place: openId !== undefined && isShown ? (isWide ? 'beside' : 'sheet') : undefined,
    button,
    heading,
    show() {
      focusNext(() => heading.current)
      if (isWide) setBeside(true)
      else setSheetOf(openId)
    },
    hide() {
      focusNext(() => button.current)
      if (isWide) setBeside(false)
      else setSheetOf(undefined)
    }
  }
}
