import type { ReactNode } from 'react'
import { useValue } from '../../../ui'
import { useTexts } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import type { Part } from './create-part'
import { usePart } from './use-part'

interface AwaitedPartProps {
  part: Part<unknown>
  /** Class of what stands in its place. @default 'page' */
  className?: string | undefined
}

/** Stands in the place of a part while it is loaded, and says when it cannot be. */
function AwaitedPart({ part, className = 'page' }: AwaitedPartProps) {
  const { t } = useTexts()
  const { state, retry } = usePart(part)

  if (state === 'loading') {
    return (
      <main className={className} aria-busy="true">
        <p className="quiet-note" role="status">
          {t('common.loading')}
        </p>
      </main>
    )
  }
  return (
    <main className={className}>
      <ScreenHeading>{t('unloaded.title')}</ScreenHeading>
      <p>{t(state === 'refused' ? 'unloaded.text' : 'errors.checkConnection')}</p>
      <p className="actions">
        {state === 'refused' && (
          <button className="button primary" type="button" onClick={() => location.reload()}>
            {t('unloaded.reload')}
          </button>
        )}
        <button className="button" type="button" onClick={retry}>
          {t('common.tryAgain')}
        </button>
      </p>
    </main>
  )
}

interface InPartProps<Content> extends Pick<AwaitedPartProps, 'className'> {
  part: Part<Content>
  children: (content: Content) => ReactNode
}

/** Shows something of a part, once it is loaded. */
export function InPart<Content>({ part, className, children }: InPartProps<Content>) {
  const content = useValue(part.$content)
  return content ? <>{children(content)}</> : <AwaitedPart part={part} className={className} />
}
