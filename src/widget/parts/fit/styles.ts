/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Words that stand on a picture of the page's own, of which nobody knows how light it is. */
export const STYLES = css`
  .log > :not(.row),
  .row :is(time, .author, .status) {
    border-radius: 8px;
    background: var(--pipit-background, light-dark(#fff, #171c24));
  }
`
