/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of carousels and lists. The default action's link covers the whole item. */
export const STYLES = css`
  .carousel {
    position: relative;
    align-self: stretch;
    margin-inline: -16px;
  }
  .row:has(.avatar) .carousel {
    margin-inline-start: 0;
  }
  .row:has(.avatar) .cards {
    padding-inline-start: 0;
  }
  .cards {
    position: relative;
    display: flex;
    gap: 8px;
    padding: 0 16px;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .cards:focus-visible {
    outline-offset: -2px;
  }
  .card {
    display: flex;
    flex: 0 0 min(240px, 80%);
    flex-direction: column;
    border: 1px solid transparent;
    border-radius: var(--pipit-radius, 16px);
    overflow: hidden;
    overflow-wrap: anywhere;
    background: var(--bubble);
    scroll-snap-align: center;
  }
  .card .face {
    flex: 1;
  }
  .face {
    position: relative;
  }
  .opener {
    color: inherit;
    font-weight: bold;
  }
  button.opener {
    text-align: start;
    text-decoration: underline;
  }
  .opener:not(a:not([href]))::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .opener:focus-visible {
    outline: 0;
  }
  .opener:focus-visible::after {
    outline: 2px solid;
    outline-offset: -4px;
  }
  :is(.card, .listed) > .actions {
    width: auto;
    margin: 0;
    padding: 0 8px 8px;
  }
  :is(.card, .listed) .action {
    border-color: var(--pipit-action-ink);
    background: none;
    color: inherit;
  }
  .cover {
    display: block;
    width: 100%;
    aspect-ratio: 1.91;
    object-fit: cover;
    background: #8883;
  }
  .square .cover {
    aspect-ratio: 1;
  }
  .lost {
    display: grid;
    place-items: center;
    padding: 12px;
    text-align: center;
  }
  .about {
    flex: 1;
    padding: 8px 12px;
  }
  .about p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .carousel .icon-button:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .carousel .icon-button {
    position: absolute;
    /* On the picture, not on the words. */
    top: 36px;
    border: 1px solid transparent;
    background: var(--page);
    box-shadow: 0 2px 8px #0004;
  }
  .to-start {
    inset-inline-start: 8px;
  }
  .to-end {
    inset-inline-end: 8px;
  }
  .items {
    width: 85%;
    padding: 0;
    overflow: hidden;
    white-space: normal;
  }
  .items ~ .actions {
    width: 85%;
  }
  .listed + .listed {
    border-top: 1px solid #8884;
  }
  .listed:not(.large) .face {
    display: flex;
    flex-direction: row-reverse;
  }
  .listed:not(.large) .cover {
    flex: none;
    width: 64px;
    height: 64px;
    margin: 8px;
    border-radius: 8px;
  }
  .listed:not(.large) .lost {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .cards {
      scroll-behavior: smooth;
    }
  }
`
