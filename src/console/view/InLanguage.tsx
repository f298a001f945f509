import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useValue } from '../../ui'
import { TextsContext, useConsole } from './context'

/** Shows the console in its language, once the texts are there, and tells the document which it is. */
export function InLanguage({ children }: { children: ReactNode }) {
  const { $texts } = useConsole()
  const texts = useValue($texts)

  useLayoutEffect(() => {
    if (!texts) return
    document.documentElement.lang = texts.language
    document.documentElement.dir = texts.dir
  }, [texts])

  if (!texts) return null
  return (
    <TextsContext.Provider value={texts}>
      <I18nProvider locale={texts.language}>{children}</I18nProvider>
    </TextsContext.Provider>
  )
}
