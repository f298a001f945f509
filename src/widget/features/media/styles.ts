/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Pictures and files. */
export const STYLES = css`
  .media {
    padding: 0;
    overflow: hidden;
  }
  .caption {
    padding: 8px 12px;
  }
  /* The picture says how wide both are, but for one too narrow for words. */
  .media:has(> .picture + .caption) {
    min-width: min(85%, 13em);
  }
  .media:has(> .picture) > .caption {
    contain: inline-size;
  }
  .picture {
    display: grid;
    max-width: 100%;
    overflow: hidden;
  }
  .picture:focus-visible,
  .download:focus-visible {
    outline-offset: -4px;
  }
  .picture img {
    max-width: 100%;
    min-width: 44px;
    min-height: 44px;
    max-height: 280px;
    object-fit: contain;
  }
  .picture.empty {
    width: 220px;
    height: 165px;
    padding: 12px;
    place-items: center;
    color: inherit;
  }
  /* As high as its words, which a browser's setting may make large. */
  .picture.empty:has(span) {
    gap: 8px;
    height: auto;
    min-height: 165px;
    align-content: center;
  }
  .picture.sized {
    width: auto;
    height: auto;
    padding: 0;
  }
  .picture.empty img {
    opacity: 0;
  }
  .download {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 12px;
    color: inherit;
    text-decoration: none;
  }
  .download svg {
    flex: none;
    width: 28px;
    height: 28px;
  }
  .download[href] span > bdi {
    text-decoration: underline;
  }
  .download small {
    display: block;
    font-size: 0.8125rem;
  }
`
