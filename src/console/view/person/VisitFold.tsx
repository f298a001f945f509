import { useValue } from '../../../ui'
import type { Participant, Person, PersonClient, PersonDevice, PersonPages } from '../../api'
import { browserNames, isOnPage, newestVisit, wroteAt } from '../../model'
import { OutLink } from '../content/OutLink'
import { useConsole, useTexts, useWorkspace } from '../context'
import { TimeAgo } from '../TimeAgo'
import { Facts } from './Facts'
import { Fold } from './Fold'
import { LocalTime } from './LocalTime'
import { languageName } from './language-name'
import { PageLink, PagesOfVisit } from './PagesOfVisit'
import { useConnected } from './use-connected'

interface VisitFoldProps extends Pick<Participant, 'lastRead'> {
  person: Person
  clients: readonly PersonClient[]
  devices: readonly PersonDevice[]
  pages: PersonPages
  /** The one that is open. */
  conversationId: string
}

const newestFirst = (devices: readonly PersonDevice[]) =>
  [...devices].sort((a, b) => b.lastSeen.localeCompare(a.lastSeen))

const lastSeen = (clients: readonly PersonClient[], devices: readonly PersonDevice[]) =>
  [...clients, ...devices]
    .flatMap(({ lastSeen = [] }) => lastSeen)
    .sort()
    .at(-1)

/** Tells on which page a person is, which they came by, with which browser, what time it is there, and when they were first and last seen. */
export function VisitFold({
  person,
  clients,
  devices,
  pages,
  conversationId,
  lastRead
}: VisitFoldProps) {
  const { t, language } = useTexts()
  const now = useValue(useConsole().$now)
  const [device, ...others] = newestFirst(devices)
  const { currentUrl, currentTitle, referrer, browserLanguage, timeZone } = device?.info ?? {}
  const { userAgent = '' } = device?.info ?? {}
  const tag = browserLanguage ?? person.profile.locale
  const seen = lastSeen(clients, devices)
  const nameOf = ({ info }: PersonDevice) =>
    browserNames(info.userAgent ?? '').join(t('common.comma')) || t('sessions.unknown')

  const visit = newestVisit(pages.pageVisits)
  const [page] = visit
  const thread = useWorkspace().thread(conversationId)
  const wrote = wroteAt(useValue(thread.entries), person.id)
  const isTyping = useValue(thread.typing)?.userId === person.id
  const isKept = page !== undefined && pages.areKept
  const isConnected = useConnected(person.id, isKept, `${page?.visitedAt} ${wrote} ${isTyping}`)
  const times = [...devices.map(({ lastSeen }) => lastSeen), lastRead, wrote].flatMap(
    time => time ?? []
  )
  const isThere = isKept && (isTyping || isOnPage(page, { times, isConnected }, now))

  return (
    <Fold title={t('person.visit')}>
      {!device && <p className="person-note">{t('person.noBrowser')}</p>}
      <Facts
        facts={[
          [t('person.nowOn'), page && isThere && <PageLink {...page} />],
          [
            t('person.lastPage'),
            page && !isThere && (
              <>
                <PageLink {...page} /> · <TimeAgo at={page.visitedAt} />
              </>
            )
          ],
          [
            t('person.page'),
            !page && currentUrl && <PageLink url={currentUrl} title={currentTitle} />
          ],
          [
            t('person.from'),
            referrer && (
              <OutLink url={referrer}>
                <bdi>{referrer}</bdi>
              </OutLink>
            )
          ],
          [t('person.browser'), device && <span title={userAgent}>{nameOf(device)}</span>],
          [t('person.language'), tag && languageName(language, tag)],
          [t('person.localTime'), timeZone && <LocalTime timeZone={timeZone} />],
          [t('person.firstSeen'), <TimeAgo key="first" at={person.signedUpAt} />],
          [t('person.lastSeen'), seen && <TimeAgo key="last" at={seen} />]
        ]}
      />
      {visit.length > 1 && (
        <PagesOfVisit
          pages={visit}
          heading={t(isThere ? 'person.pagesNow' : 'person.pagesBefore')}
        />
      )}
      {!pages.areKept && <p className="person-note">{t('person.pagesOff')}</p>}
      {pages.areKept && !page && device && <p className="person-note">{t('person.noPages')}</p>}
      {others.length > 0 && (
        <>
          <h4>{t('person.otherBrowsers')}</h4>
          <ul className="trail">
            {others.map(other => (
              <li key={other.id}>
                <span title={other.info.userAgent}>{nameOf(other)}</span>
                <TimeAgo at={other.lastSeen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  )
}
