import { useCallback } from 'react'
import { type Site, sitesOf } from '../../model'
import { useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'

const LABELS: Record<Site['state'], [label: string, color: string, text: string]> = {
  started: ['Works', 'active', 'The messenger started.'],
  refused: ['Refused', 'error', 'The allowed origins of this integration do not list it.'],
  silent: [
    'Not started',
    'inactive',
    'The snippet ran, but the messenger did not start. The policy of the page may block it.'
  ]
}

const SiteRow = ({ origin, state, at }: Site) => {
  const [label, color, text] = LABELS[state]
  return (
    <li>
      <p className="site-name">
        <bdi>{origin ?? 'A page that names no origin'}</bdi>
        <span className="state" data-status={color}>
          {label}
        </span>
      </p>
      <p className="site-note">
        {text}{' '}
        {state === 'silent' && (
          <a href="/guide/web-messenger#content-security-policy">What it needs</a>
        )}{' '}
        <TimeAgo at={at} />
      </p>
    </li>
  )
}

/** Sites that have loaded a web integration, and what came of it. */
export function SiteList({ id }: { id: string }) {
  const { api } = useWorkspace()
  const load = useCallback(() => api.listPageLoads(id), [api, id])
  const { value, hasFailed, retry } = useLoaded(load)
  const sites = value && sitesOf(value)

  return (
    <section className="panel" aria-labelledby="sites">
      <h2 id="sites">Is it there?</h2>
      {hasFailed && <LoadProblem text="The sites could not be loaded." onRetry={retry} />}
      {!hasFailed && !sites && <p className="quiet-note">Loading…</p>}
      {sites && !sites.length && (
        <p>
          No page has loaded it yet. Paste the snippet into your page, publish it, and open it in a
          browser.
        </p>
      )}
      {sites && sites.length > 0 && (
        <ul className="sites">
          {sites.map(site => (
            <SiteRow key={String(site.origin)} {...site} />
          ))}
        </ul>
      )}
      {sites && (
        <button className="button" type="button" onClick={retry}>
          Look again
        </button>
      )}
    </section>
  )
}
