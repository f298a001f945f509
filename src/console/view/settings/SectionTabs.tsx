import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { FIELD_GROUPS } from './fields'
import type { GroupName } from './use-sections'

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
  return (
    <nav className="section-tabs" aria-label={t('save.groups')}>
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
