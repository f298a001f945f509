import { useState } from 'react'
import type { PageVisit } from '../../api'
import { OutLink } from '../content/OutLink'
import { useTexts } from '../context'
import { ThreadTime } from '../ThreadTime'

/** Pages that are listed until all are asked for. */
const SHOWN_MAX = 8

interface PageLinkProps {
  url: string
  title?: string | undefined
}

/** Links to a page by its title, or its address where it has none. */
export const PageLink = ({ url, title }: PageLinkProps) => (
  <OutLink url={url}>
    <bdi>{title?.trim() || url}</bdi>
  </OutLink>
)

/** Lists the pages of a visit, the newest first. */
export function PagesOfVisit({ pages, heading }: { pages: readonly PageVisit[]; heading: string }) {
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <h4>{heading}</h4>
      <ul className="trail" aria-label={heading}>
        {(isWhole ? pages : pages.slice(0, SHOWN_MAX)).map(page => (
          <li key={`${page.visitedAt} ${page.url}`}>
            <PageLink {...page} />
            <ThreadTime at={page.visitedAt} />
          </li>
        ))}
      </ul>
      {pages.length > SHOWN_MAX && (
        <button
          className="button quiet"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'person.showFewer' : 'person.showAll')}
        </button>
      )}
    </>
  )
}
