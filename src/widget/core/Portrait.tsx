/** A picture of who answers, or the first letter of a name. Names stand beside it. */
export function Portrait({ icon, name }: { icon: string | undefined; name: string }) {
  return icon ? (
    <img className="portrait" src={icon} alt="" />
  ) : (
    <span className="portrait" aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
