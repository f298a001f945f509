interface PortraitProps {
  icon: string | undefined
  name: string
  /** An avatar is the small one beside messages. @default portrait */
  kind?: 'portrait' | 'avatar'
}

/** A picture of somebody, or else the first letter of a name. Names stand beside it. */
export function Portrait({ icon, name, kind = 'portrait' }: PortraitProps) {
  if (icon) return <img className={kind} src={icon} alt="" />
  const [initial] = name
  return initial ? (
    <span className={kind} aria-hidden="true">
      {initial.toLocaleUpperCase()}
    </span>
  ) : null
}
