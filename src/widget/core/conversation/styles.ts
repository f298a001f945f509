/** Marks a style sheet, which the build minifies. */
const css = String.raw

/**
 * Style sheet of messages. It comes with the client, since there are none before. Rows decide their looks by
 * their neighbours here, so that a new message renders only its own row.
 */
export const MESSAGE_STYLES = css`
  /* A white one has an edge on a white page, where the greeting does not go on with it. */
  header {
    box-shadow: 0 1px var(--line);
  }
  /* An introduction that is fixed leaves room to read. */
  .introduction + #conversation {
    min-height: 30%;
  }
  .note,
  .day,
  time {
    align-self: center;
    padding: 8px;
    color: var(--muted);
    font-size: 0.75rem;
    text-align: center;
  }
  time::first-letter {
    text-transform: uppercase;
  }
  .day,
  .unread-line {
    margin-top: 16px;
    padding: 0 8px;
    font-weight: 600;
  }
  .unread-line {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--pipit-action-ink);
    font-size: 0.75rem;
  }
  .unread-line::before,
  .unread-line::after {
    flex: 1;
    border-top: 1px solid;
    opacity: 0.4;
    content: '';
  }
  /* The visitor has answered. */
  .unread-line:has(~ [data-status]:not([data-status='failed'])) {
    display: none;
  }
  .row {
    position: relative;
    display: flex;
    flex-direction: column;
    margin-top: 2px;
    align-items: flex-start;
  }
  .row.first {
    margin-top: 12px;
  }
  .row:not([data-status]) {
    padding-inline-start: 36px;
  }
  .row:not([data-status]) time {
    margin-inline-start: -36px;
  }
  .avatar {
    position: absolute;
    bottom: 0;
    inset-inline-start: 0;
    max-width: 28px;
    /* A letter in large text leaves it round. */
    overflow: hidden;
    font-size: 0.75rem;
    font-weight: 600;
  }
  .row:has(+ .row:not(.first)) .avatar {
    display: none;
  }
  .row[data-status] {
    align-items: flex-end;
  }
  .author {
    padding: 0 12px 2px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .bubble {
    max-width: min(85%, 34em);
    padding: 8px 14px;
    border-radius: var(--pipit-radius, 16px);
    white-space: pre-wrap;
    background: var(--bubble);
  }
  .row:not(.first, [data-status]) > .bubble {
    border-start-start-radius: 4px;
  }
  .row:not([data-status]):has(+ .row:not(.first)) > .bubble {
    border-end-start-radius: 4px;
  }
  [data-status] .bubble {
    background: var(--pipit-conversation-color);
    color: var(--pipit-on-conversation);
  }
  [data-status]:not(.first) > .bubble {
    border-start-end-radius: 4px;
  }
  [data-status]:has(+ .row:not(.first)) > .bubble {
    border-end-end-radius: 4px;
  }
  [data-status='waiting'] .bubble {
    outline: 1px dashed;
    outline-offset: -4px;
  }
  [data-status='failed'] .bubble {
    background: var(--pipit-failed-color, light-dark(#fdeeec, #3b1d1b));
    color: var(--pipit-on-failed-color, light-dark(#410e0b, #f9dedc));
  }
  .status {
    display: flex;
    align-items: center;
    padding: 4px;
    color: var(--muted);
    font-size: 0.75rem;
  }
  .read svg {
    color: var(--pipit-action-ink);
  }
  button.status {
    color: var(--alarm);
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    button:is(.note, .status) {
      min-height: 44px;
    }
  }
  .row:not(:last-child) .sent {
    display: none;
  }
  /* Only a client says that it is back. */
  .connected {
    background: var(--pipit-bar-color, light-dark(#e3f5ea, #16301f));
    color: var(--pipit-on-bar-color, light-dark(#17663b, #8fdcae));
  }
  @media (prefers-reduced-motion: no-preference) {
    .row:last-child {
      animation: rise 0.12s;
    }
    .loading svg {
      animation: turn 1s linear infinite;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (forced-colors: active) {
    .bubble,
    .portrait,
    .avatar,
    .send {
      border: 1px solid;
    }
    #header {
      border-bottom: 1px solid;
    }
  }
`
