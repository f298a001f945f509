import { STYLES as BASE } from './styles'

/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Fallbacks for rules that older browsers ignore; newer browsers apply the rules themselves. */
const INSTEAD = css`
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
