import { useTexts } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { PasswordForm } from './PasswordForm'

/** Screen of the one who is signed in, with their password. */
export function AccountScreen({ email }: { email: string }) {
  const { t } = useTexts()
  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.account')}</ScreenHeading>
        <p className="page-lead">
          <bdi>{email}</bdi>
        </p>
      </header>
      <section className="panel" aria-labelledby="account-password">
        <h2 id="account-password">{t('password.changeTitle')}</h2>
        <PasswordForm email={email} />
      </section>
    </main>
  )
}
