const css = String.raw

/** Style sheet of the time under a message; screen readers have it in its row already. */
export const STYLES = css`
  /* Room for the time of the last one. */
  .log {
    padding-bottom: 1rem;
  }
  .row[data-timed]::after {
    position: absolute;
    top: 100%;
    inset-inline-start: 44px;
    padding: 0 8px;
    border-radius: 8px;
    background: var(--page);
    box-shadow: 0 2px 8px #0003;
    color: var(--muted);
    font-size: 0.75rem;
    line-height: 1.3333;
    unicode-bidi: plaintext;
    pointer-events: none;
    z-index: 1;
    content: attr(data-time);
    content: attr(data-time) / '';
  }
  .row[data-status]::after {
    inset-inline: auto 4px;
  }
`
