/** Marks a style sheet, which the build minifies. */
const css = String.raw

/**
 * The messenger's style sheet. The frame is in quirks mode: class names never differ by case alone, and
 * a picture that does not load is drawn as broken where its width or height is given.
 * Rows decide their looks by their neighbours here, so that a new message renders only its own row.
 */
export const STYLES = css`
  * {
    box-sizing: border-box;
  }
  #app {
    --page: var(--pipit-background, light-dark(#fff, #171c24));
    --ink: var(--pipit-text-color, light-dark(#1c2430, #e9edf2));
    --bubble: var(--pipit-bubble-color, light-dark(#eef0f3, #2a323e));
    --muted: var(--pipit-muted-color, light-dark(#5b6675, #a3adba));
    --alarm: light-dark(#b3261e, #ffb4ab);
    position: fixed;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    background: var(--page);
    color: var(--ink);
    font: var(--pipit-font-size, 15px) / 1.4 var(--pipit-font, system-ui, sans-serif);
    color-scheme: light dark;
  }
  button,
  textarea {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  button {
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  #header {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 8px;
    padding-inline-start: 16px;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
  }
  #header img,
  .avatar {
    min-width: 28px;
    max-width: 36px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
  }
  #header div {
    flex: 1;
    min-width: 0;
  }
  h1,
  p {
    margin: 0;
    font-size: inherit;
    overflow-wrap: anywhere;
  }
  .icon-button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    font-size: 28px;
    line-height: 1;
  }
  svg {
    width: 22px;
    height: 22px;
    fill: currentColor;
  }
  #conversation {
    flex: 1;
    /* One of its own, or percentages within mean the whole messenger in Safari's quirks mode. */
    height: 0;
    overflow: hidden auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
  }
  .log {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-height: 100%;
    padding: 16px;
  }
  .note,
  time {
    align-self: center;
    padding: 8px;
    color: var(--muted);
    font-size: 13px;
    text-align: center;
  }
  .row {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    margin-top: 2px;
  }
  .row.first {
    margin-top: 12px;
  }
  .row:has(.avatar) {
    position: relative;
    padding-inline-start: 36px;
  }
  .row:has(.avatar) time {
    margin-inline-start: -36px;
  }
  .avatar {
    position: absolute;
    bottom: 0;
    inset-inline-start: 0;
    max-width: 28px;
  }
  .row:has(+ .row:not(.first)) .avatar {
    display: none;
  }
  .row[data-role='user'] {
    align-items: flex-end;
  }
  .author {
    padding: 0 12px 2px;
    color: var(--muted);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .bubble {
    max-width: 85%;
    padding: 8px 12px;
    border-radius: var(--pipit-radius, 16px);
    background: var(--bubble);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-role='user'] .bubble {
    background: var(--pipit-conversation-color);
    color: var(--pipit-on-conversation);
  }
  [data-status='sending'] .bubble {
    opacity: 0.85;
  }
  .status {
    padding: 2px 4px;
    color: var(--muted);
    font-size: 12px;
  }
  button.status {
    min-height: 24px;
    color: var(--alarm);
    text-decoration: underline;
  }
  .row:not(:last-child) .sent {
    display: none;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .bar {
    padding: 8px 16px;
    background: #fff4d6;
    color: #4a3800;
    font-size: 13px;
    text-align: center;
  }
  #footer {
    display: flex;
    align-items: flex-end;
    gap: 4px;
    padding: 8px 8px max(8px, env(safe-area-inset-bottom));
    padding-inline-start: 16px;
    border-top: 1px solid light-dark(#d8dde3, #38424f);
  }
  .message-input {
    flex: 1;
    min-width: 0;
    max-height: 105px;
    margin: 11px 0;
    line-height: 21px;
    resize: none;
    outline: 0;
  }
  .message-input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  ::placeholder {
    unicode-bidi: plaintext;
  }
  [dir='auto']:placeholder-shown {
    direction: inherit;
    /* Firefox draws a placeholder out of sight where it reads from the right and this is plaintext. */
    unicode-bidi: isolate;
  }
  #footer:focus-within {
    box-shadow: inset 0 2px var(--pipit-action-color);
  }
  .send {
    color: var(--pipit-action-color);
  }
  .send:disabled {
    color: var(--muted);
    cursor: default;
  }
  .error {
    padding: 4px 16px;
    color: var(--alarm);
    font-size: 13px;
  }
  @media (prefers-reduced-motion: no-preference) {
    #app {
      animation: open 0.15s;
    }
  }
  @keyframes open {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  @media (forced-colors: active) {
    .bubble {
      border: 1px solid;
    }
  }
`
