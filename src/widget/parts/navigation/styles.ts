const css = String.raw

/** The sheet of the ways to other conversations and channels; the channels' own screens use it too. */
export const STYLES = css`
  #header .icon-button {
    position: relative;
  }
  #header:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .unread-badge {
    min-width: 20px;
    padding: 0 6px;
    border-radius: 10px;
    background: #c5221f;
    color: #fff;
    font-size: 12px;
    line-height: 20px;
    text-align: center;
  }
  #header .unread-badge {
    position: absolute;
    top: -2px;
    inset-inline-end: -10px;
  }
  #conversation-list,
  #settings,
  .channel {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    outline: 0;
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
    border-color: var(--pipit-action-color);
    background: light-dark(#f4f6f9, #202733);
  }
  .portrait {
    display: grid;
    place-items: center;
    min-width: 40px;
    max-width: 40px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--pipit-brand-color);
    color: var(--pipit-on-brand);
    object-fit: cover;
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
  .aside {
    display: grid;
    justify-items: end;
  }
  .aside time {
    padding: 0;
  }
  .foot {
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  }
  .main-button {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 8px 16px;
    border-radius: 22px;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
    text-align: center;
    text-decoration: none;
  }
  .main-button:focus-visible {
    outline-color: var(--ink);
  }
  [aria-disabled='true'] {
    opacity: 0.6;
  }
  .text-button {
    min-height: 24px;
    text-decoration: underline;
  }
  .introduction {
    display: grid;
    justify-items: center;
    gap: 4px;
    margin-bottom: auto;
    padding: 8px;
    text-align: center;
  }
  .introduction p {
    color: var(--muted);
  }
  .introduction div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  .introduction button {
    display: grid;
    justify-items: center;
    min-width: 64px;
    padding: 4px;
    font-size: 13px;
  }
  .channel-icon {
    width: 32px;
    height: 32px;
  }
`
