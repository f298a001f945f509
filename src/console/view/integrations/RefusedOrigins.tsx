import { useCallback, useRef, useState } from 'react'
import { useValue } from '../../../ui'
import { refusedOrigins } from '../../model'
import { useConsole, useWorkspace, useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'
import { Phrase } from '../Phrase'

interface RefusedOriginsProps {
  /** Origins that are listed, saved or not. */
  listed: string[]
  /** Length of the longest list. */
  max: number
  onValues: (origins: string[]) => void
}

/** Origins that the integration of the address refused lately, each with a button that lists it. */
export function RefusedOrigins({ listed, max, onValues }: RefusedOriginsProps) {
  const { $route } = useConsole()
  const { api } = useWorkspace()
  const { t } = useTexts()
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
    <section className="refused" aria-label={t('refusals.title')} tabIndex={-1} ref={region}>
      <h3>{t('refusals.title')}</h3>
      {hasFailed && <LoadProblem text={t('refusals.failed')} onRetry={retry} />}
      {!hasFailed && !refused && <p className="field-hint">{t('common.loading')}</p>}
      {refused?.length === 0 && <p className="field-hint">{t('refusals.none')}</p>}
      {!!refused?.length && (
        <>
          <p className="field-hint">{t('refusals.warning')}</p>
          <ul className="entries">
            {refused.map(({ origin, at, count }) => (
              <li key={origin}>
                <p>
                  <bdi>{origin}</bdi>{' '}
                  <span className="count">
                    <Phrase text="refusals.times" values={{ count, time: <TimeAgo at={at} /> }} />
                  </span>
                </p>
                <button
                  className="button"
                  type="button"
                  aria-label={t('refusals.allowOrigin', { origin })}
                  aria-disabled={written.length >= max}
                  onClick={() => {
                    if (written.length < max) allow(origin)
                  }}
                >
                  {t('refusals.allow')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="field-hint" role="status">
        {added && listed.includes(added) && t('refusals.allowed', { origin: added })}
      </p>
    </section>
  )
}
