import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useTexts } from '../context'
import { useApps } from '../use-app'
import { useHasRole } from '../use-role'
import { AppsWindow } from './AppsWindow'

interface MemberAppsProps {
  member: ListedMember
  onChange: () => Promise<void>
}

/** Apps of an agent, which owners change. */
export function MemberApps({ member, onChange }: MemberAppsProps) {
  const { t } = useTexts()
  const apps = useApps()
  const isOwner = useHasRole('owner')
  const [isOpen, setOpen] = useState(false)
  const { email, appIds = [] } = member
  const names = apps.flatMap(({ id, displayName }) => (appIds.includes(id) ? displayName : []))
  return (
    <div className="team-row">
      <span className="team-apps">
        {names.length
          ? t('team.inApps', { names: names.join(t('common.comma')) })
          : t('team.noApps')}
      </span>
      {isOwner && (
        <button
          className="button"
          type="button"
          aria-label={t('team.appsOf', { email })}
          onClick={() => setOpen(true)}
        >
          {t('apps.apps')}
        </button>
      )}
      <AppsWindow
        member={member}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChange={onChange}
      />
    </div>
  )
}
