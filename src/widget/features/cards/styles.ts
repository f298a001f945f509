/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of carousels and lists. The default action's link covers the whole item. */
export const STYLES = css`
  .carousel {
    position: relative;
    align-self: stretch;
    margin-inline: -16px;
  }
  .row:not([data-status]) .carousel {
    margin-inline-start: 0;
  }
  .row:not([data-status]) .cards {
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
    flex: 0 0 min(13.75rem, 80%);
    flex-direction: column;
    border: 1px solid var(--line);
    border-radius: var(--pipit-radius, 16px);
    overflow: hidden;
    background: var(--page);
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
    text-align: start;
    text-decoration: none;
  }
  .face:hover .opener:not(a:not([href])) {
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
    box-shadow: 0 2px 8px #0003;
  }
  .to-start {
    inset-inline-start: 8px;
  }
  .to-end {
    inset-inline-end: 8px;
  }
  .bubble.items {
    width: 85%;
    padding: 0;
    border: 1px solid var(--line);
    overflow: hidden;
    background: var(--page);
    white-space: normal;
  }
  /* As wide as the bubble above. */
  .items ~ .actions {
    width: 85%;
    max-width: 34em;
  }
  .listed + .listed {
    border-top: 1px solid var(--line);
  }
  .listed:not(.large) .face {
    display: flex;
    align-items: center;
  }
  /* Leads on, in the direction of the language. */
  .listed:not(.large) .face:has(.opener:not(a:not([href])))::after {
    flex: none;
    width: 8px;
    height: 8px;
    margin-inline: 4px 18px;
    border: solid;
    border-width: 2px 2px 0 0;
    color: var(--muted);
    transform: rotate(45deg);
    content: '';
  }
  .listed:not(.large) .face:dir(rtl):has(.opener:not(a:not([href])))::after {
    transform: rotate(-135deg);
  }
  .listed:not(.large) .cover {
    flex: none;
    width: 64px;
    height: 64px;
    margin: 8px;
    margin-inline-end: 0;
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
