const css = String.raw

/** The sheet of the settings; navigation's, which is in the same file, draws their arrow. */
export const STYLES = css`
  .setting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 64px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--line);
  }
  .setting > * {
    -webkit-appearance: none;
    appearance: none;
  }
  .setting select {
    max-width: 100%;
    min-height: 44px;
    margin-inline-start: auto;
    padding: 8px 12px;
    padding-inline-end: 36px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--page);
    color: inherit;
    font: inherit;
  }
  /* The arrow lies over the end of the select before it. */
  .language::after {
    margin-inline: -38px 12px;
    pointer-events: none;
  }
  .setting input {
    position: relative;
    width: 44px;
    height: 24px;
    margin: 10px 0;
    margin-inline-start: auto;
    border: 1px solid transparent;
    border-radius: 12px;
    background: var(--muted);
  }
  .setting input:checked {
    background: var(--pipit-action-ink);
  }
  .setting input:focus-visible {
    outline-color: var(--ink);
  }
  .setting input::before {
    content: '';
    position: absolute;
    top: 1px;
    inset-inline-start: 1px;
    /* A border is drawn where colours are forced. */
    border: 10px solid var(--page);
    border-radius: 50%;
  }
  .setting input:checked::before {
    inset-inline-start: 21px;
  }
`
