import { type ReactNode, useId } from 'react'

interface CheckRowProps {
  label: string
  isOn: boolean
  /** Whether the choice that it is part of is refused. */
  isInvalid?: boolean
  onValue: (isOn: boolean) => void
  /** Line below the label. */
  children: ReactNode
}

/** A box to check, with a line about it. */
export function CheckRow({ label, isOn, isInvalid = false, onValue, children }: CheckRowProps) {
  const id = useId()
  return (
    <div className="check-row">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          aria-invalid={isInvalid || undefined}
          onChange={event => onValue(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p className="field-hint" id={id}>
        {children}
      </p>
    </div>
  )
}
