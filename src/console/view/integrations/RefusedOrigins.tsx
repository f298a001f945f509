import { useCallback, useRef, useState } from 'react'
import { useValue } from '../../../ui'
import { refusedOrigins } from '../../model'
import { useConsole, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'

interface RefusedOriginsProps {
  /** Origins that are listed, saved or not. */
  listed: string[]
  /** Length of the longest list. */
  max: number
  onValues: (origins: string[]) => void
}

const timesText = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** Origins that the integration of the address refused lately, each with a button that lists it. */
export function RefusedOrigins({ listed, max, onValues }: RefusedOriginsProps) {
  const { $route } = useConsole()
  const { api } = useWorkspace()
  const { integrationId = '' } = useValue($route)
  const [added, setAdded] = useState('')
  const region = useRef<HTMLElement>(null)
  const load = useCallback(() => api.listPageLoads(integrationId), [api, integrationId])
  const { value, hasFailed, retry } = useLoaded(load)
  const refused = value && refusedOrigins(value, listed)
  const written = listed.filter(origin => origin.trim())

  function allow(origin: string) {
    onValues([...written, origin])
    setAdded(origin)
    // The button disappears; the focus stays near.
    region.current?.focus()
  }

  return (
    <section className="refused" aria-label="Refused lately" tabIndex={-1} ref={region}>
      <h3>Refused lately</h3>
      {hasFailed && <LoadProblem text="The refused origins could not be loaded." onRetry={retry} />}
      {!hasFailed && !refused && <p className="field-hint">Loading…</p>}
      {refused?.length === 0 && <p className="field-hint">No page of another origin came.</p>}
      {!!refused?.length && (
        <>
          <p className="field-hint">Anyone can pretend to be any site: allow only your own.</p>
          <ul className="entries">
            {refused.map(({ origin, at, count }) => (
              <li key={origin}>
                <p>
                  <bdi>{origin}</bdi>{' '}
                  <span className="count">
                    {timesText(count)}, last <TimeAgo at={at} />
                  </span>
                </p>
                <button
                  className="button"
                  type="button"
                  aria-label={`Allow ${origin}`}
                  aria-disabled={written.length >= max}
                  onClick={() => {
                    if (written.length < max) allow(origin)
                  }}
                >
                  Allow
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="field-hint" role="status">
        {added &&
          listed.includes(added) &&
          `${added} is in the list above. Save the changes to let it in.`}
      </p>
    </section>
  )
}
