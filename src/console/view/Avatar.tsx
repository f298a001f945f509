import { initials } from './names'

/**
 * Initials of a name, which is shown beside them. Pictures of visitors may have any address, so loading
 * one would tell its server where and when the team reads.
 */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
