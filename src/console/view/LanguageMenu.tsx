import { useState } from 'react'
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components'
import { useTexts } from './context'
import { LanguageItems } from './LanguageItems'
import { nameOfLanguage, useLanguage } from './use-language'

/** Menu of the languages of the console, for those who are not signed in. */
export function LanguageMenu() {
  const { t } = useTexts()
  const [problem, setProblem] = useState('')
  const { language, choose } = useLanguage(setProblem)

  return (
    <>
      <MenuTrigger>
        <Button className="button quiet">
          {t('bar.language', { language: nameOfLanguage(language) })}
        </Button>
        <Popover className="menu-pane" placement="bottom end">
          <Menu
            className="menu"
            aria-label={t('bar.languages')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
          >
            <LanguageItems onChoose={choose} />
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
