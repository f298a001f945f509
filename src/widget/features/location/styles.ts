/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Places. */
export const STYLES = css`
  .place {
    display: block;
  }
  .map {
    display: inline-block;
    padding-block: 4px;
    color: inherit;
  }
`
