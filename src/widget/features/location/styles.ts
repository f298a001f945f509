/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Places. */
export const STYLES = css`
  .bubble:has(> .spot) {
    width: 264px;
    overflow: hidden;
  }
  .spot {
    display: grid;
    place-items: center;
    height: 72px;
    margin: -8px -14px 8px;
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .spot svg {
    width: 32px;
    height: 32px;
  }
  .place {
    display: block;
  }
  .map {
    display: inline-block;
    padding-block: 4px;
    color: inherit;
  }
  @media (pointer: coarse) {
    .map {
      padding-block: 12px;
    }
  }
`
