import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { PeopleSearch } from './PeopleSearch'
import { PersonData } from './PersonData'
import { RetentionPanel } from './RetentionPanel'
import { usePeopleSearch } from './use-people-search'

/** Screen of what is known of people. @param userId Person whose data are shown; undefined: a search. */
export function PrivacyScreen({ userId }: { userId: string | undefined }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const search = usePeopleSearch()

  return (
    <main className="page">
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('screens.app')}</a>
          {userId !== undefined && (
            <a href={formatRoute({ appId: app.id, screen: 'privacy' })}>{t('screens.privacy')}</a>
          )}
        </p>
        <ScreenHeading key={userId}>
          {userId === undefined ? t('screens.privacy') : t('privacy.person')}
        </ScreenHeading>
        <p className="page-lead">{t('privacy.lead')}</p>
      </header>
      {userId === undefined ? (
        <>
          <PeopleSearch search={search} />
          <RetentionPanel />
        </>
      ) : (
        <PersonData key={userId} userId={userId} onChange={search.again} />
      )}
    </main>
  )
}
