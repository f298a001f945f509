import type { ReactNode } from 'react'
import { HeaderText } from './HeaderText'
import { useMessengerContext } from './messenger-context'
import { Portrait } from './Portrait'
import { Slot } from './Slot'
import { Text } from './Text'

interface IntroductionProps {
  /** @default the business's */
  name?: string | undefined
  icon?: string | undefined
  /** Above the introduction. @default the line under the name in the header */
  title?: string | undefined
  children?: ReactNode
}

/**
 * Welcomes the visitor: who answers, and how soon. The header right above names the business; it shows the
 * picture and the headline too where the introduction is fixed, or has messages under it.
 */
export function Introduction({ name, icon, title, children }: IntroductionProps) {
  const { host, settings } = useMessengerContext()
  const { businessIconUrl, businessName = '', fixedHeader, showAnswerTime, starters } = settings
  return (
    <section className="introduction">
      <div className="greeting">
        {!fixedHeader && (
          <>
            <Portrait icon={icon ?? businessIconUrl} name={name ?? businessName} />
            <b dir="auto">
              <HeaderText>{title}</HeaderText>
            </b>
          </>
        )}
        <p dir="auto">
          <Text of="introAppText" />
        </p>
      </div>
      {(starters?.length || (host.config.answerSeconds && showAnswerTime !== false)) && (
        <Slot name="welcome" />
      )}
      {children}
    </section>
  )
}
