import { useCallback } from 'react'
import { type Site, sitesOf } from '../../model'
import { useWorkspace, useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import { Phrase } from '../Phrase'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'

const COLORS: Record<Site['state'], string> = {
  started: 'active',
  refused: 'error',
  silent: 'inactive'
}

function SiteRow({ origin, state, at }: Site) {
  const { t } = useTexts()
  return (
    <li>
      <p className="site-name">
        <bdi>{origin ?? t('sites.noOrigin')}</bdi>
        <span className="state" data-status={COLORS[state]}>
          {t(`sites.${state}`)}
        </span>
      </p>
      <p className="site-note">
        {t(`sites.${state}Text`)}{' '}
        {state === 'silent' && (
          <a href="/guide/web-messenger#content-security-policy">{t('sites.needs')}</a>
        )}
      </p>
      <p className="site-note">
        <Phrase text="sites.lastTime" values={{ time: <TimeAgo at={at} /> }} />
      </p>
    </li>
  )
}

/** Sites that have loaded a web integration, and what came of it. */
export function SiteList({ id }: { id: string }) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(() => api.listPageLoads(id), [api, id])
  const { value, hasFailed, retry } = useLoaded(load)
  const sites = value && sitesOf(value)

  return (
    <section className="panel" aria-labelledby="sites">
      <h2 id="sites">{t('sites.title')}</h2>
      {hasFailed && <LoadProblem text={t('sites.failed')} onRetry={retry} />}
      {!hasFailed && !sites && <p className="quiet-note">{t('common.loading')}</p>}
      {sites && !sites.length && <p>{t('sites.none')}</p>}
      {sites && sites.length > 0 && (
        <ul className="sites">
          {sites.map(site => (
            <SiteRow key={String(site.origin)} {...site} />
          ))}
        </ul>
      )}
      {sites && (
        <button className="button" type="button" onClick={retry}>
          {t('sites.again')}
        </button>
      )}
    </section>
  )
}
