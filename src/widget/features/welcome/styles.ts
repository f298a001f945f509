/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of what stands under the greeting. */
export const STYLES = css`
  .answer-time {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-top: -16px;
    padding: 0 24px 24px;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
    font-size: 0.8125rem;
  }
  .answer-time svg {
    flex: none;
  }
  .starters {
    position: relative;
    margin: 0 12px;
    border-radius: var(--pipit-radius, 16px);
    box-shadow: 0 2px 8px #0003;
  }
  /* The card lies half on the greeting's colour. */
  .starters::before {
    content: '';
    position: absolute;
    inset: -1px -12px auto;
    z-index: -1;
    height: 44px;
    background: var(--pipit-brand-color);
  }
  .starters:empty {
    display: none;
  }
  .starters button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 52px;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-top-width: 0;
    background: var(--page);
    outline-offset: -3px;
    text-align: start;
  }
  .starters button:first-child {
    border-top-width: 1px;
    border-top-left-radius: inherit;
    border-top-right-radius: inherit;
  }
  .starters button:last-child {
    border-bottom-left-radius: inherit;
    border-bottom-right-radius: inherit;
  }
  .starters button::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border: solid var(--muted);
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  .starters button:dir(rtl)::after {
    transform: rotate(-135deg);
  }
  @media (hover: hover) {
    .starters button:hover {
      background: var(--bubble);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .starters {
      animation: appear 0.2s;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`
