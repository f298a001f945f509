import { type AccessLink, formatAccessLink } from '../../model'
import { CopyBox } from '../CopyBox'

interface LinkBoxProps {
  label: string
  link: AccessLink
  hint: string
}

/** A link with a one-time code, to be given to the one whom it is for. */
export const LinkBox = ({ label, link, hint }: LinkBoxProps) => (
  <CopyBox label={label} text={location.origin + location.pathname + formatAccessLink(link)}>
    {hint}
  </CopyBox>
)
