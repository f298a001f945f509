import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { type Language, LANGUAGES } from '../texts'
import { useConsole, useTexts } from './context'

/** Names a language in itself, as a heading does. */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^./u, first => first.toLocaleUpperCase(language))
}

interface LanguageMenuProps {
  /** Whether there is room for a code only. */
  isShort?: boolean
}

/** Menu of the languages of the console. */
export function LanguageMenu({ isShort = false }: LanguageMenuProps) {
  const { setLanguage } = useConsole()
  const { t, language } = useTexts()
  const [hasFailed, setFailed] = useState(false)
  const name = nameOf(language)

  function choose(next: Language) {
    setFailed(false)
    setLanguage(next).catch(() => setFailed(true))
  }

  return (
    <>
      <MenuTrigger>
        <Button className="button quiet">
          <span className={isShort ? 'hidden' : undefined}>
            {t('bar.language', { language: name })}
          </span>
          {isShort && <span aria-hidden="true">{language.slice(0, 2).toUpperCase()}</span>}
        </Button>
        <Popover className="menu-pane" placement="bottom end">
          <Menu
            className="menu"
            aria-label={t('bar.languages')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
          >
            {LANGUAGES.map(each => (
              <MenuItem key={each} id={each} textValue={nameOf(each)} onAction={() => choose(each)}>
                <bdi lang={each}>{nameOf(each)}</bdi>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {hasFailed && (
        <p className="problem" role="alert">
          {t('bar.languageFailed')}
        </p>
      )}
    </>
  )
}
