import { useRef, type ReactNode } from 'react'
import { useServices } from '../../services'

interface TryButtonProps {
  className: string
  isBusy: boolean
  /** Key of the text that says what went wrong. */
  problem: string | false
  onPress(): void
  children: ReactNode
}

/** A button whose work takes a while and may fail. */
export function TryButton({ className, isBusy, problem, onPress, children }: TryButtonProps) {
  const { translate } = useServices()
  const button = useRef<HTMLButtonElement>(null)

  const retry = () => {
    button.current!.focus()
    onPress()
  }

  // A button that is disabled loses the focus, so it is only said to be.
  return (
    <>
      <button
        ref={button}
        className={className}
        type="button"
        dir="auto"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {children}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {translate.error(problem)}{' '}
          <button type="button" onClick={retry}>
            {translate('tryAgain')}
          </button>
        </p>
      )}
    </>
  )
}
