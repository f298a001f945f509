import { type FocusEvent, useEffect, useRef } from 'react'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { FIELD_GROUPS } from './fields'
import type { GroupName } from './use-sections'

/** Room that the fading edge takes. */
const EDGE_PX = 40

/** Scrolls the tabs until one is seen, and nothing around them. */
const reveal = (tabs: HTMLElement, tab: HTMLElement) => {
  const { left, right } = tabs.getBoundingClientRect()
  const seen = tab.getBoundingClientRect()
  if (seen.right > right - EDGE_PX) tabs.scrollLeft += seen.right - right + EDGE_PX
  else if (seen.left < left + EDGE_PX) tabs.scrollLeft += seen.left - left - EDGE_PX
}

interface SectionTabsProps {
  integrationId: string
  /** The group that is seen. */
  current: GroupName
  /** Shows a group, also where the address has it already. */
  onShow: (group: GroupName) => void
}

/** Links to the groups of settings, each with an address. */
export function SectionTabs({ integrationId, current, onShow }: SectionTabsProps) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (tabs.current && tab) reveal(tabs.current, tab)
  }, [current])

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    // A tab that moved under the pointer would not be clicked.
    if (target.matches(':focus-visible')) reveal(currentTarget, target)
  }

  return (
    <nav className="section-tabs" ref={tabs} aria-label={t('save.groups')} onFocus={onFocus}>
      {FIELD_GROUPS.map(({ name }) => (
        <a
          key={name}
          href={formatRoute({ appId: app.id, screen: 'settings', integrationId, section: name })}
          aria-current={name === current ? 'true' : undefined}
          onClick={() => onShow(name)}
        >
          {t(`groups.${name}`)}
        </a>
      ))}
    </nav>
  )
}
