import { useCallback } from 'react'
import { useTexts, useWorkspace } from '../context'
import { useHeldFocus } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { personName } from '../names'
import { Facts } from '../person/Facts'
import { TimeAgo } from '../TimeAgo'
import { useLoaded } from '../use-loaded'
import { ErasePerson } from './ErasePerson'
import { ExportPanel } from './ExportPanel'

interface PersonDataProps {
  userId: string
  /** Called when the person was erased or deleted. */
  onChange: () => void
}

/** Names a person, with a file of everything known of them, and the form that erases it. */
export function PersonData({ userId, onChange }: PersonDataProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(() => api.getPerson(userId), [api, userId])
  const { value: person, hasFailed, retry } = useLoaded(load)
  // Once they are erased, the form that has the focus goes, and the person is loaded again.
  const heading = useHeldFocus<HTMLHeadingElement>(person)
  if (hasFailed) return <LoadProblem text={t('person.failed')} onRetry={retry} />
  if (!person) return <p className="quiet-note">{t('common.loading')}</p>

  const { profile, externalId, signedUpAt } = person
  const name = personName(t, userId, profile)
  return (
    <>
      <section className="panel" aria-labelledby="privacy-person">
        <h2 id="privacy-person" ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <Facts
          facts={[
            [t('common.email'), profile.email && <bdi>{profile.email}</bdi>],
            [t('privacy.externalId'), externalId ? <bdi>{externalId}</bdi> : undefined],
            [t('common.id'), <code key="id">{userId}</code>],
            [t('person.firstSeen'), <TimeAgo key="first" at={signedUpAt} />]
          ]}
        />
      </section>
      <ExportPanel userId={userId} />
      <ErasePerson
        userId={userId}
        name={name}
        onErased={() => {
          retry()
          onChange()
        }}
        onDeleted={onChange}
      />
    </>
  )
}
