const css = String.raw

/** The sheet of the ways to other conversations and channels; the screens of channels and settings use it too. */
export const STYLES = css`
  #header .icon-button {
    display: flex;
    width: auto;
    padding: 0 12px;
    align-items: center;
  }
  #header:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .unread-badge {
    min-width: 20px;
    padding: 0 6px;
    border-radius: 99px;
    background: var(--pipit-badge-color, #c5221f);
    color: var(--pipit-on-badge-color, #fff);
    font-size: 0.75rem;
    line-height: 1.6667;
    text-align: center;
  }
  /* On the corner of the arrow, and as wide as its text: the button grows with it. */
  #header .unread-badge {
    margin: 0 -12px 28px -8px;
  }
  /* Without start and end: the number itself reads from the left everywhere. */
  #header:dir(rtl) .unread-badge {
    margin: 0 -8px 28px -12px;
  }
  #conversation-list,
  #settings,
  .channel {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    outline: 0;
  }
  /* In view above the rows that lie beyond the screen. */
  :is(#conversation-list, #settings) [role='status'] {
    position: sticky;
    bottom: 0;
    background: var(--page);
  }
  .choices {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 64px;
    padding: 8px 16px;
    border-inline-start: 4px solid #0000;
    outline-offset: -4px;
    text-align: start;
  }
  .choice:is(:hover, [aria-current]) {
    border-color: var(--pipit-action-ink);
    background: var(--pipit-tint-color, light-dark(#f4f6f9, #202733));
  }
  .choice .portrait {
    min-width: 40px;
  }
  .words {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  .words > * {
    justify-self: start;
    max-width: 100%;
    min-width: 0;
  }
  .words bdi {
    display: block;
    overflow: hidden;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .words > :nth-child(2) {
    color: var(--muted);
  }
  /* Lines as high as those of the words: the time stays beside the name. */
  .aside {
    display: grid;
    grid-auto-rows: 1.4em;
    align-items: center;
    justify-items: end;
  }
  .words:has(> :nth-child(2)) + .aside {
    grid-template-rows: repeat(2, 1.4em);
  }
  .aside time {
    padding: 0;
  }
  [data-closed] #footer {
    display: none;
  }
  .foot {
    padding: 12px 16px max(12px, var(--inset-bottom, 0px));
  }
  .main-button {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 10px 16px;
    border: 1px solid transparent;
    border-radius: 22px;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
    text-align: center;
    text-decoration: none;
  }
  .main-button:focus-visible {
    outline-color: var(--ink);
  }
  @media (hover: hover) {
    .main-button:hover {
      filter: brightness(0.9);
    }
  }
  .main-button[aria-disabled='true'] {
    background: var(--bubble);
    color: var(--muted);
    cursor: default;
  }
  .text-button {
    min-height: 44px;
    text-decoration: underline;
  }
  /* In one row that scrolls, so that many leave room for messages. */
  .channel-row {
    display: flex;
    gap: 8px;
    max-width: 100%;
    padding: 4px 16px;
    overflow: auto hidden;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    mask-image: linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000);
  }
  .channel-row > button {
    flex: none;
  }
  /* The ring of the last one within it is drawn whole. */
  .other-channels {
    padding: 12px 12px 4px;
    text-align: center;
    font-size: 0.8125rem;
  }
  .channel-fold {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    width: 100%;
    min-height: 52px;
    padding: 8px 16px;
    border: 1px solid var(--line);
    border-radius: var(--pipit-radius, 16px);
    box-shadow: 0 2px 8px #0003;
    font-size: 0.9375rem;
    text-align: start;
  }
  .channel-fold > span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .channel-fold > :first-child {
    flex: 1;
  }
  .channel-fold::after,
  .language::after {
    flex: none;
    width: 8px;
    height: 8px;
    margin: -4px 4px 0;
    color: var(--muted);
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
  .channel-fold[aria-expanded='true']::after {
    margin-top: 4px;
    transform: rotate(225deg);
  }
  .channel-fold svg {
    width: 24px;
    height: 24px;
  }
  .channel-list {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
    padding-top: 4px;
  }
  .channel-list button {
    display: grid;
    justify-items: center;
    gap: 4px;
    width: 5rem;
    padding: 8px 4px;
    border-radius: 8px;
  }
  :is(.channel-fold, .channel-list button):hover {
    background: var(--bubble);
  }
  /* Beside each other where there is little height, as on a phone held on its side. */
  @media (max-height: 499px) {
    .other-channels,
    .channel-list button {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0 8px;
      width: auto;
      padding-top: 4px;
    }
  }
  .channel-icon {
    width: 32px;
    height: 32px;
    stroke: none;
  }
  @media (forced-colors: active) {
    .unread-badge {
      outline: 1px solid;
    }
    .choice {
      border-color: Canvas;
    }
    .choice[aria-current] {
      border-color: Highlight;
    }
    :is(.main-button, .action, .chip)[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
