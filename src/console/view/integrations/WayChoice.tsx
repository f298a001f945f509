import { useId } from 'react'

/** Way in which a page includes the messenger. */
export type Way = 'script' | 'npm'

const WAYS: { way: Way; name: string; hint: string }[] = [
  { way: 'script', name: 'Script Tag', hint: 'A piece to paste into your pages. Right for most.' },
  { way: 'npm', name: 'npm', hint: 'For pages that are built with a bundler.' }
]

interface WayChoiceProps {
  /** Undefined until one is chosen. */
  way: Way | undefined
  onChoose: (way: Way) => void
}

/** Choice between a tag and the package. */
export function WayChoice({ way, onChoose }: WayChoiceProps) {
  const id = useId()
  return (
    <fieldset className="ways">
      <legend>How does it come into your page?</legend>
      {WAYS.map(each => (
        <div className="way" key={each.way}>
          <label>
            <input
              type="radio"
              name={id}
              checked={way === each.way}
              aria-describedby={`${id}-${each.way}`}
              onChange={() => onChoose(each.way)}
            />
            {each.name}
          </label>
          <p className="field-hint" id={`${id}-${each.way}`}>
            {each.hint}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
