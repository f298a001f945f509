import type { Me } from '../api'
import { PARTS, usePreloads } from './parts'
import { Toasts } from './toasts'
import { Workspace } from './Workspace'

/** Parts beyond the inbox, the likely ones first. */
const OTHER_PARTS = [
  PARTS.person,
  PARTS.compose,
  PARTS.install,
  PARTS.integrations,
  PARTS.settings,
  PARTS.management
]

/** The workspace, with its notices over it. */
export function Desk({ me }: { me: Me }) {
  usePreloads(OTHER_PARTS)
  return (
    <Toasts>
      <Workspace me={me} />
    </Toasts>
  )
}
