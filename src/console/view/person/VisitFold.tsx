import type { Person, PersonClient, PersonDevice } from '../../api'
import { browserNames } from '../../model'
import { OutLink } from '../content/OutLink'
import { useTexts } from '../context'
import { TimeAgo } from '../TimeAgo'
import { Facts } from './Facts'
import { Fold } from './Fold'
import { LocalTime } from './LocalTime'
import { languageName } from './language-name'

interface VisitFoldProps {
  person: Person
  clients: readonly PersonClient[]
  devices: readonly PersonDevice[]
}

const newestFirst = (devices: readonly PersonDevice[]) =>
  [...devices].sort((a, b) => b.lastSeen.localeCompare(a.lastSeen))

const lastSeen = (clients: readonly PersonClient[], devices: readonly PersonDevice[]) =>
  [...clients, ...devices]
    .flatMap(({ lastSeen = [] }) => lastSeen)
    .sort()
    .at(-1)

/** Tells where a person began to chat, with which browser, what time it is there, and when they were first and last seen. */
export function VisitFold({ person, clients, devices }: VisitFoldProps) {
  const { t, language } = useTexts()
  const [device, ...others] = newestFirst(devices)
  const {
    currentUrl,
    currentTitle,
    referrer,
    browserLanguage,
    timeZone,
    userAgent = ''
  } = device?.info ?? {}
  const tag = browserLanguage ?? person.profile.locale
  const seen = lastSeen(clients, devices)
  const nameOf = ({ info }: PersonDevice) =>
    browserNames(info.userAgent ?? '').join(t('common.comma')) || t('sessions.unknown')

  return (
    <Fold title={t('person.visit')}>
      {!device && <p className="person-note">{t('person.noBrowser')}</p>}
      <Facts
        facts={[
          [
            t('person.page'),
            currentUrl && (
              <OutLink url={currentUrl}>
                <bdi>{currentTitle?.trim() || currentUrl}</bdi>
              </OutLink>
            )
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
      {currentUrl && <p className="person-note">{t('person.pageHint')}</p>}
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
