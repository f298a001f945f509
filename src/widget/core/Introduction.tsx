import type { ReactNode } from 'react'
import { useMessengerContext } from './messenger-context'
import { Portrait } from './Portrait'
import { Slot } from './Slot'
import { Text } from './Text'

interface IntroductionProps {
  /** @default the business's */
  name?: string | undefined
  icon?: string | undefined
  children?: ReactNode
}

/**
 * Welcomes the visitor: who answers, and how soon. Where it is fixed, the header right above names the
 * business.
 */
export function Introduction({ name, icon, children }: IntroductionProps) {
  const { host, settings } = useMessengerContext()
  const { businessIconUrl, businessName = '', fixedHeader, showAnswerTime, starters } = settings
  return (
    <section className="introduction">
      <div className="greeting">
        {!fixedHeader && (
          <>
            <Portrait icon={icon ?? businessIconUrl} name={name ?? businessName} />
            <b>
              <bdi>{name ?? businessName}</bdi>
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
