/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** A large picture. */
export const STYLES = css`
  .lightbox {
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 8px;
    /* Room for notches: what is positioned stands within. */
    border: solid #111;
    border-width: var(--inset-top, 0) var(--inset-right, 0) var(--inset-bottom, 0)
      var(--inset-left, 0);
    overflow: hidden;
    background: #111;
    color: #fff;
    touch-action: none;
    user-select: none;
  }
  .lightbox img {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .lightbox .icon-button {
    position: relative;
    float: inline-end;
    margin-inline-start: 8px;
    /* Seen where colours are forced. */
    border: 1px solid transparent;
    background: #0009;
    color: inherit;
    text-decoration: none;
  }
  .lightbox :is(.to-start, .to-end) {
    position: absolute;
    top: calc(50% - 22px);
    inset-inline-start: 8px;
  }
  .lightbox .to-end {
    inset-inline: auto 8px;
  }
  .lightbox:dir(rtl) :is(.to-start, .to-end) svg {
    transform: scaleX(-1);
  }
  @media (prefers-reduced-motion: no-preference) {
    .lightbox img:not(.held) {
      transition: transform 0.15s;
    }
  }
`
