/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of forms and their answers. */
export const STYLES = css`
  .form {
    width: 85%;
    padding: 12px 16px;
    white-space: normal;
    outline-offset: -2px;
  }
  .form p,
  .field {
    margin-bottom: 8px;
  }
  .field label {
    display: block;
    padding-bottom: 4px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .field input,
  .field select {
    width: 100%;
    min-height: 44px;
    margin: 0;
    padding: 0 12px;
    border: 1px solid light-dark(#77818f, #8a95a5);
    border-radius: 8px;
    background: var(--page);
    color: inherit;
    font: inherit;
    /* Safari zooms into fields with smaller letters. */
    font-size: max(16px, 1em);
  }
  .field ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .field [aria-invalid='true'] {
    border-color: var(--alarm);
    box-shadow: inset 0 0 0 1px var(--alarm);
  }
  .field .error {
    padding: 4px 0 0;
  }
  .locked {
    display: flex;
    align-items: center;
  }
  .field .locked > :first-child {
    min-height: 0;
    padding: 0;
    border-color: transparent;
    background: none;
    opacity: 1;
    appearance: none;
    text-overflow: ellipsis;
  }
  .locked svg {
    flex: none;
  }
  .form-end {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .form-end button {
    min-height: 44px;
    padding: 0 20px;
    /* Seen where colours are forced. */
    border: 1px solid transparent;
    border-radius: 22px;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
    font-size: 0.9375rem;
  }
  .form-end button:focus-visible {
    outline-color: var(--ink);
  }
  .form-end .retry {
    padding: 0;
    background: none;
    color: var(--alarm);
    text-align: start;
    text-decoration: underline;
  }
  .answers {
    margin: 0;
  }
  .answers dt {
    font-size: 0.8125rem;
  }
  .answers dd {
    margin: 0 0 8px;
  }
  .answers :last-child > dd {
    margin: 0;
  }
`
