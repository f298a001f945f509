import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useTexts } from '../context'
import { MemberQuestion } from './MemberQuestion'
import type { useMemberActions } from './use-member-actions'

interface MemberButtonsProps {
  member: ListedMember
  actions: ReturnType<typeof useMemberActions>
  onChange: () => Promise<void>
}

/** Buttons by which owners let another member in or out. */
export function MemberButtons({ member, actions, onChange }: MemberButtonsProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<'remove' | 'deactivate'>()
  const { email, deactivatedAt } = member
  const { isBusy, makeLink, activate } = actions

  return (
    <>
      {deactivatedAt ? (
        <button
          className="button"
          type="button"
          aria-label={t('team.activateNamed', { email })}
          aria-disabled={isBusy}
          onClick={activate}
        >
          {t('team.activate')}
        </button>
      ) : (
        <>
          <button
            className="button"
            type="button"
            aria-label={t('team.passwordLinkFor', { email })}
            aria-disabled={isBusy}
            onClick={makeLink}
          >
            {t('team.passwordLink')}
          </button>
          <button
            className="button"
            type="button"
            aria-label={t('team.deactivateNamed', { email })}
            onClick={() => setAsked('deactivate')}
          >
            {t('team.deactivate')}
          </button>
        </>
      )}
      <button
        className="button"
        type="button"
        aria-label={t('team.removeNamed', { email })}
        onClick={() => setAsked('remove')}
      >
        {t('common.remove')}
      </button>
      {(['deactivate', 'remove'] as const).map(change => (
        <MemberQuestion
          key={change}
          member={member}
          change={change}
          isOpen={asked === change}
          onClose={() => setAsked(undefined)}
          onChange={onChange}
        />
      ))}
    </>
  )
}
