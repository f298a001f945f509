import { useRef } from 'react'
import { useTexts } from '../context'
import { useNextFocus } from '../forms'

interface SaveBarProps {
  count: number
  isBusy: boolean
  message: string
  /** Sentence about what is wrong; empty: nothing, or what the fields say. */
  problem: string
  isRefused: boolean
  canUndo: boolean
  onDiscard: () => void
  onUndo: () => void
}

/** Bar that saves and takes back. */
export function SaveBar(props: SaveBarProps) {
  const { t } = useTexts()
  const { count, isBusy, message, problem, isRefused, canUndo, onDiscard, onUndo } = props
  const saveButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()

  /** Goes on where the pressed button, which disappears, stood. */
  function press(call: () => void) {
    focusNext(() => saveButton.current)
    call()
  }

  return (
    <section className="save-bar" aria-label={t('screens.changes')}>
      <p className="problem" role="alert">
        {problem || (isRefused && t('save.refused'))}
      </p>
      <p role="status">{message || (count > 0 ? t('save.unsaved', { count }) : t('save.none'))}</p>
      <div className="actions">
        {canUndo && (
          <button
            className="button"
            type="button"
            aria-disabled={isBusy}
            onClick={() => press(onUndo)}
          >
            {t('common.undo')}
          </button>
        )}
        {count > 0 && (
          <button className="button quiet" type="button" onClick={() => press(onDiscard)}>
            {t('save.discard')}
          </button>
        )}
        <button
          className="button primary"
          type="submit"
          ref={saveButton}
          aria-disabled={isBusy || count === 0}
        >
          {t('common.saveChanges')}
        </button>
      </div>
    </section>
  )
}
