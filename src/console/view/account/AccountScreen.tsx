import type { Me } from '../../api'
import { useTexts } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { NameForm } from './NameForm'
import { PasskeysPanel } from './passkeys'
import { PasswordForm } from './PasswordForm'
import { SecondFactorPanel } from './second-factor'
import { SessionsPanel } from './SessionsPanel'
import { ShownForm } from './ShownForm'

/** Screen of the one who is signed in, with their name, how they sign in, and where. */
export function AccountScreen({ user }: Pick<Me, 'user'>) {
  const { t } = useTexts()
  const { email, displayName = '' } = user
  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.account')}</ScreenHeading>
        <p className="page-lead">
          <bdi>{email}</bdi>
        </p>
      </header>
      <section className="panel" aria-labelledby="account-name">
        <h2 id="account-name">{t('account.nameTitle')}</h2>
        <NameForm displayName={displayName} />
      </section>
      <section className="panel" aria-labelledby="account-shown">
        <h2 id="account-shown">{t('account.shownTitle')}</h2>
        <ShownForm user={user} />
      </section>
      <section className="panel" aria-labelledby="account-password">
        <h2 id="account-password">{t('password.changeTitle')}</h2>
        <PasswordForm email={email} />
      </section>
      <SecondFactorPanel email={email} />
      <PasskeysPanel email={email} />
      <SessionsPanel />
    </main>
  )
}
