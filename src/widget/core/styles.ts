/** Marks a style sheet, which the build minifies. */
const css = String.raw

/**
 * The messenger's style sheet; that of messages comes with the client. The frame is in quirks mode: class
 * names never differ by case alone, and a picture that does not load is drawn as broken where its width
 * or height is given.
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
    --line: var(--pipit-line-color, light-dark(#d9dee5, #38424f));
    --alarm: var(--pipit-alarm-color, light-dark(#b3261e, #ffb4ab));
    background: var(--page);
    position: fixed;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    color: var(--ink);
    font: var(--pipit-font-size, 0.9375rem) / 1.4 var(--pipit-font, system-ui, sans-serif);
    color-scheme: light dark;
    overflow-wrap: anywhere;
  }
  a,
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
    outline: 2px solid;
    outline-offset: 2px;
  }
  #header,
  #app:empty::before {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    min-height: 68px;
    padding: 8px;
    padding-inline-start: 16px;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
    content: '';
  }
  .portrait,
  .avatar {
    max-width: 40px;
    min-width: 28px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
  }
  /* In the direction of the language, not of the words after it. */
  img.portrait {
    display: block;
  }
  span:is(.portrait, .avatar) {
    display: grid;
    place-items: center;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
  }
  span.portrait {
    min-width: 40px;
  }
  :is(#header, .greeting) span.portrait {
    background: var(--pipit-on-brand);
    color: var(--pipit-brand-color);
  }
  #header div {
    flex: 1;
    min-width: 0;
    white-space: pre-line;
  }
  h1,
  p {
    margin: 0;
    font-size: inherit;
  }
  .icon-button {
    display: grid;
    border-radius: 50%;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  .icon-button + .icon-button {
    margin-inline-start: -12px;
  }
  svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  #conversation {
    flex: 1;
    /* One of its own, or percentages within mean the whole messenger in Safari's quirks mode. */
    height: 0;
    overflow: hidden auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
    outline-offset: -2px;
  }
  .log {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    justify-content: flex-end;
    padding: 16px;
  }
  .introduction {
    overflow: hidden auto;
    isolation: isolate;
  }
  /* As high as the messages leave it. */
  .log > .introduction {
    flex: 1 0 auto;
    margin: -16px -16px 0;
  }
  .greeting {
    padding: 8px 24px 24px;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
  }
  .greeting .portrait {
    min-width: 56px;
    max-width: 56px;
    font-size: 1.25rem;
    margin-bottom: 12px;
  }
  /* Once on each screen: the header has them when messages follow. */
  #header:has(~ * > .log > .introduction:last-child) :is(.portrait, p),
  .log > .introduction:not(:last-child) :is(.portrait, b) {
    display: none;
  }
  .greeting b {
    display: block;
    margin-bottom: 4px;
    font-size: 1.25rem;
    white-space: pre-line;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
  /* Within the colour of the header, which goes on under it. */
  #header + div {
    background: var(--pipit-brand-color);
  }
  .bar {
    margin: 0 12px 12px;
    border-radius: 8px;
    padding: 8px 16px;
    font-size: 0.8125rem;
    background: var(--pipit-bar-color, light-dark(#fff4d6, #423610));
    color: var(--pipit-on-bar-color, light-dark(#4a3800, #ffe9a8));
    text-align: center;
  }
  #footer,
  #app:empty::after {
    display: flex;
    align-items: flex-end;
    margin: 8px 12px 12px;
    border: 1px solid var(--line);
    border-radius: 24px;
    box-shadow: 0 2px 8px #0003;
    content: '';
  }
  /* Stands for the composer while the first words are on their way. */
  #app:empty::after {
    margin-top: auto;
    height: 47px;
  }
  #footer:has(:disabled.message-input) {
    background: var(--bubble);
    box-shadow: none;
    color: var(--muted);
  }
  .message-input {
    flex: 1;
    min-width: 0;
    max-height: 7em;
    margin: 12px;
    resize: none;
    outline: 0;
  }
  ::placeholder {
    unicode-bidi: plaintext;
    color: var(--muted);
    opacity: 1;
  }
  [dir='auto']:placeholder-shown {
    direction: inherit;
    /* Firefox draws a placeholder out of sight where it reads from the right and this is plaintext. */
    unicode-bidi: isolate;
  }
  .menu + .message-input {
    margin-inline-start: 0;
  }
  #footer:focus-within {
    outline: 1px solid var(--pipit-action-ink);
    border-color: var(--pipit-action-ink);
  }
  .send {
    padding: 4px;
    background: var(--pipit-action-color) content-box;
    color: var(--pipit-on-action);
  }
  .send:disabled {
    visibility: hidden;
  }
  .error {
    padding: 4px 16px;
    color: var(--alarm);
    font-size: 0.8125rem;
  }
  :is(p, .note, .retry, .status) svg {
    width: 1rem;
    height: 1rem;
    margin-inline-end: 4px;
    vertical-align: -3px;
  }
`
