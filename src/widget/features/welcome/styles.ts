/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of what stands under the greeting. */
export const STYLES = css`
  .answer-time {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    margin-top: 8px;
    font-size: 0.8125rem;
  }
  .answer-time svg {
    flex: none;
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .starters {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    padding-top: 24px;
  }
  .starters:empty {
    display: none;
  }
  .starters button {
    max-width: 100%;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--pipit-action-ink);
    border-radius: 22px;
    background: var(--page);
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
