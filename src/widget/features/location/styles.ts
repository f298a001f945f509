/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Places. */
export const STYLES = css`
  .bubble:has(> .spot) {
    width: 264px;
    overflow: hidden;
  }
  /* Three streets of no town: a real map would tell its server who looks at it. */
  .spot {
    --street: color-mix(in srgb, currentColor 12%, transparent);
    display: grid;
    place-items: center;
    height: 72px;
    margin: -8px -14px 8px;
    background:
      linear-gradient(100deg, #0000 24%, var(--street) 24% 27%, #0000 27%),
      linear-gradient(80deg, #0000 70%, var(--street) 70% 73%, #0000 73%),
      linear-gradient(-8deg, #0000 48%, var(--street) 48% 58%, #0000 58%),
      color-mix(in srgb, currentColor 8%, transparent);
  }
  .spot svg {
    width: 36px;
    height: 36px;
    padding: 8px;
    border-radius: 50%;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
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
