import type { Person } from '../../api'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { personName } from '../names'
import { TimeAgo } from '../TimeAgo'

/** A person that was found, with what tells them from others of that name. */
export function FoundPerson({ person }: { person: Person }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { id, externalId, profile, signedUpAt } = person
  const name = personName(t, id, profile)
  const others = [profile.email, externalId, id].filter(each => each && each !== name)

  return (
    <li>
      <a href={formatRoute({ appId: app.id, screen: 'privacy', userId: id })}>
        <bdi>{name}</bdi>
      </a>
      <p>
        {others.map(each => (
          <bdi key={each}>{each}</bdi>
        ))}
        <span>
          {t('person.firstSeen')} <TimeAgo at={signedUpAt} />
        </span>
      </p>
    </li>
  )
}
