import { STYLES as BASE } from './styles'

/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** What stands in for rules that older browsers pass over; those that know them go by them. */
const INSTEAD = css`
  .row {
    position: relative;
  }
  .row[data-role='business'] {
    padding-inline-start: 36px;
  }
  dialog {
    position: fixed;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: 1;
  }
  dialog:not([open]) {
    display: none;
  }
`

export const STYLES = INSTEAD + BASE
