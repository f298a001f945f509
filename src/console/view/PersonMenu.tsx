import { useState } from 'react'
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator
} from 'react-aria-components'
import type { App, Me } from '../api'
import { mayOpen } from '../model'
import { useConsole, useTexts } from './context'
import { LanguageItems } from './LanguageItems'
import { initials } from './names'
import { useLanguage } from './use-language'

interface PersonMenuProps extends Pick<Me, 'user'> {
  /** The app that is shown. */
  app: App
}

/** Menu of the one who is signed in: language, account, and signing out. */
export function PersonMenu({ user: { email, role }, app }: PersonMenuProps) {
  const { go, signOut } = useConsole()
  const { t } = useTexts()
  const [problem, setProblem] = useState('')
  const { language, choose } = useLanguage(setProblem)

  function onSignOut() {
    setProblem('')
    signOut().catch(() => setProblem(t('bar.notSignedOut')))
  }

  return (
    <>
      <MenuTrigger>
        <Button className="button menu-button person" aria-label={t('bar.account', { email })}>
          <span className="avatar" data-letters={initials(email)} />
          <bdi>{email}</bdi>
        </Button>
        <Popover className="menu-pane" placement="top start">
          <Menu className="menu" aria-label={t('bar.account', { email })}>
            <MenuSection
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[language]}
              aria-label={t('bar.languages')}
            >
              <Header className="menu-who">{email}</Header>
              <LanguageItems onChoose={choose} />
            </MenuSection>
            <Separator />
            {mayOpen(role, 'team') && (
              <MenuItem onAction={() => go({ appId: app.id, screen: 'team' })}>
                {t('screens.team')}
              </MenuItem>
            )}
            <MenuItem onAction={() => go({ appId: app.id, screen: 'account' })}>
              {t('screens.account')}
            </MenuItem>
            <MenuItem onAction={onSignOut}>{t('bar.signOut')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
