import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../context'
import { Field, useLostFocus } from '../forms'
import { explain } from '../forms/explain'
import { LoadProblem } from '../LoadProblem'
import { FoundPerson } from './FoundPerson'
import type { usePeopleSearch } from './use-people-search'

/** Finds people of the app. */
export function PeopleSearch({ search }: { search: ReturnType<typeof usePeopleSearch> }) {
  const { t } = useTexts()
  const { found, error, isBusy } = search
  const list = useRef<HTMLUListElement>(null)
  const lostFocus = useLostFocus(() => list.current?.focus({ preventScroll: true }))
  const [text, setText] = useState(found?.text ?? '')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) search.search(text)
  }

  return (
    <section className="panel" aria-labelledby="privacy-find" {...lostFocus}>
      <h2 id="privacy-find">{t('privacy.find')}</h2>
      <form role="search" noValidate onSubmit={onSubmit}>
        <Field
          label={t('privacy.text')}
          hint={t('privacy.textHint')}
          type="text"
          autoComplete="off"
          value={text}
          onValue={setText}
        />
        <div className="actions">
          <button className="button primary" type="submit" aria-disabled={!text.trim()}>
            {t('privacy.search')}
          </button>
        </div>
      </form>
      <p className="quiet-note" role="status">
        {isBusy && t('privacy.searching')}
        {!isBusy && found?.people.length === 0 && t('privacy.none')}
      </p>
      {!!found?.people.length && (
        <ul className="item-list" ref={list} tabIndex={-1} aria-label={t('apps.people')}>
          {found.people.map(person => (
            <FoundPerson key={person.id} person={person} />
          ))}
        </ul>
      )}
      {error !== undefined && <LoadProblem text={explain(t, error)} onRetry={search.retry} />}
      {error === undefined && found?.after !== undefined && (
        <button
          className="button"
          type="button"
          aria-disabled={isBusy}
          onClick={() => search.loadMore()}
        >
          {t('privacy.more')}
        </button>
      )}
    </section>
  )
}
