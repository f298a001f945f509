/** A picture of the business, or else the first letter of a name. Names stand beside it. */
export function Portrait({ icon, name }: { icon: string | undefined; name: string }) {
  if (icon) return <img className="portrait" src={icon} alt="" />
  const [initial] = name
  return initial ? (
    <span className="portrait" aria-hidden="true">
      {initial.toLocaleUpperCase()}
    </span>
  ) : null
}
