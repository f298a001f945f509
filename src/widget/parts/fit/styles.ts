/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** A picture of the page's own, of which nobody knows how light it is, and words that stand on it. */
export const STYLES = css`
  #conversation {
    background-image: var(--pipit-background-image);
  }
  .log > :not(.row),
  .row :is(time, .author, .status) {
    border-radius: 8px;
    background: var(--page);
  }
`
