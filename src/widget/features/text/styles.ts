/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of texts and the actions under them. */
export const STYLES = css`
  .html {
    white-space: normal;
  }
  .html :is(p, ol, ul) {
    margin: 0 0 8px;
  }
  .html :is(ol, ul) {
    padding-inline-start: 1.6em;
  }
  .html :last-child {
    margin-bottom: 0;
  }
  .actions {
    display: flex;
    flex-direction: column;
    gap: 4px;
    width: min(85%, 300px);
    margin-top: 4px;
  }
  .action,
  .offer {
    padding: 11px 16px;
    border: 1px solid transparent;
    border-radius: var(--pipit-radius, 16px);
    line-height: 1.3333;
    text-align: center;
    text-decoration: none;
  }
  .action,
  .chip {
    color: var(--pipit-action-ink);
  }
  .action {
    border-color: currentColor;
    border-radius: var(--pipit-radius, 22px);
  }
  .action small {
    display: block;
    color: var(--muted);
    font-size: 0.75rem;
  }
  .offer {
    border-color: var(--line);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    width: 100%;
    margin-top: 8px;
  }
  .row:has(~ .row:not([data-status='failed'])) .chips {
    display: none;
  }
  .row > .chips {
    order: 2;
  }
  /* Beside the words, not beside the replies, which are the visitor's. */
  .row:has(> .chips) .avatar {
    position: static;
    order: 1;
    min-height: 28px;
    margin-block-start: -28px;
    margin-inline-start: -36px;
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    max-width: min(100%, 40ch);
    padding: 8px 16px;
    border: 1px solid;
    border-radius: 22px;
    text-align: start;
  }
  .chip :is(img, svg) {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    object-fit: cover;
  }
  .action:focus-visible {
    outline-color: var(--ink);
  }
  @media (hover: hover) {
    :is(.actions .action, .chip):hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  }
  [aria-busy='true'] {
    cursor: default;
  }
  [aria-busy='true']::after {
    content: ' …';
  }
  .action svg {
    margin-inline-start: 8px;
    vertical-align: -4px;
  }
  .problem {
    width: 100%;
    color: var(--alarm);
    font-size: 0.8125rem;
  }
  .chips .problem {
    text-align: end;
  }
  .problem button {
    min-height: 24px;
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    .problem button {
      min-height: 44px;
      /* Among words, whose lines stay together. */
      margin-block: -10px;
    }
  }
  .webview {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: var(--inset-top, 0) var(--inset-right, 0) var(--inset-bottom, 0) var(--inset-left, 0);
    border: 0;
    border-top: 1px solid transparent;
    background: var(--page);
    color: inherit;
  }
  .webview[open] {
    display: flex;
    flex-direction: column;
  }
  .webview:is(.compact, .tall) {
    height: 50%;
    padding-top: 0;
    border-radius: 16px 16px 0 0;
  }
  .webview.tall {
    height: 75%;
  }
  .webview::backdrop {
    background: #0008;
  }
  .page-bar {
    display: flex;
    align-items: center;
  }
  .page-bar .icon-button {
    flex: none;
    color: inherit;
    text-decoration: none;
    outline-offset: -6px;
  }
  .page-bar b {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .webview .action {
    margin: auto 16px;
  }
  .webview iframe {
    flex: 1;
    border: 0;
    background: #fff;
  }
`
