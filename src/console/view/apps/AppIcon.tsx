import { useState } from 'react'
import type { App } from '../../api'

/** Picture of an app beside its name; nothing where it has none, or none that loads. */
export function AppIcon({ app: { iconUrl } }: { app: App }) {
  const [broken, setBroken] = useState<string>()
  if (!iconUrl || iconUrl === broken) return null
  return <img className="app-icon" src={iconUrl} alt="" onError={() => setBroken(iconUrl)} />
}
