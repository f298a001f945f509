import { useRef, type ReactNode } from 'react'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'

interface AsyncButtonProps {
  className: string
  isBusy: boolean
  /** Key of the text that says what went wrong. */
  problem: string | false
  onPress(): void
  children: ReactNode
}

/** A button whose work takes a while and may fail. */
export function AsyncButton({ className, isBusy, problem, onPress, children }: AsyncButtonProps) {
  const { translate } = useMessengerContext()
  const button = useRef<HTMLButtonElement>(null)

  const retry = () => {
    button.current?.focus()
    onPress()
  }

  // `aria-disabled`, because a disabled button would lose the focus.
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
          <Icon path={WARNING_ICON} />
          {translate.error(problem)}{' '}
          <button type="button" onClick={retry}>
            {translate('tryAgain')}
          </button>
        </p>
      )}
    </>
  )
}
