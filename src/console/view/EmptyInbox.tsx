import { useTexts } from './context'
import { InPart, PARTS } from './parts'
import { useHasRole } from './use-role'

/** Shown until the first visitor writes. */
export function EmptyInbox() {
  const { t } = useTexts()
  const isAdmin = useHasRole('admin')
  if (isAdmin) {
    return (
      <InPart part={PARTS.install} className="install">
        {({ SetUpInbox }) => <SetUpInbox />}
      </InPart>
    )
  }
  return (
    <main className="install">
      <h1>{t('inbox.noneTitle')}</h1>
      <p>{t('inbox.noneForAgents')}</p>
    </main>
  )
}
