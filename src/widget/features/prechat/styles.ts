/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of the prechat form, which scrolls by itself in low windows. */
export const STYLES = css`
  .prechat {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 2px;
    min-height: 0;
    padding: 16px;
    overflow: hidden auto;
  }
  .prechat > * {
    flex: none;
  }
  .prechat > img {
    min-width: 44px;
    max-width: 44px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
  }
`
