interface SegmentsProps<Value extends string> {
  /** Name of the choice. */
  label: string
  /** Values and their names. */
  choices: Record<Value, string>
  value: Value
  onValue: (value: Value) => void
}

/** A choice between a few values, each with a button. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, value, onValue } = props
  // The names of a record of values are these values.
  const values = Object.keys(choices) as Value[]
  return (
    <div className="segments" role="group" aria-label={label}>
      {values.map(choice => (
        <button
          key={choice}
          className="segment"
          type="button"
          aria-pressed={choice === value}
          onClick={() => onValue(choice)}
        >
          {choices[choice]}
        </button>
      ))}
    </div>
  )
}
