const css = String.raw

/** The sheet of the channels' screens; lists and buttons look as in the header's part. */
export const STYLES = css`
  #settings :is(h2, h2 + p) {
    margin: 0;
    padding: 16px 16px 0;
    font-size: inherit;
  }
  #settings h2 + p {
    padding: 0 16px 8px;
    color: var(--muted);
  }
  .channel,
  .channel form {
    display: grid;
    align-content: start;
    gap: 12px;
    text-align: center;
  }
  .channel {
    padding: 16px;
  }
  .channel > :is(svg, img) {
    margin: auto;
  }
  .channel a:not(.main-button) {
    color: inherit;
  }
  .channel label {
    text-align: start;
  }
  .channel input {
    display: block;
    width: 100%;
    min-height: 44px;
    margin-top: 8px;
    padding: 8px 12px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .channel [aria-invalid='true'] {
    border-color: var(--alarm);
    box-shadow: inset 0 0 0 1px var(--alarm);
  }
  .channel b {
    font-size: 1.25rem;
  }
  .qr-code {
    width: 200px;
    height: 200px;
    padding: 12px;
    border-radius: 16px;
    background: #fff;
  }
  svg.qr-code {
    padding: 0;
    stroke: #000;
    stroke-width: 1;
    stroke-linecap: butt;
    shape-rendering: crispEdges;
    forced-color-adjust: none;
  }
  /* On a phone held on its side the words and the button stand beside the code. */
  @media (orientation: landscape) and (max-height: 499px) {
    .channel:has(> .qr-code) {
      grid-template-columns: auto 1fr;
      align-items: center;
    }
    .channel:has(> .qr-code) > * {
      grid-column: 2;
    }
    .channel:has(> .qr-code) > .qr-code {
      grid-area: 1 / 1 / span 5;
    }
  }
  .channel-prompt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin: 0 16px 8px;
    padding: 4px 12px 8px;
    /* Seen where colours are forced. */
    outline: 1px solid transparent;
    border-radius: var(--pipit-radius, 16px);
    background: var(--pipit-tint-color, light-dark(#f4f6f9, #202733));
  }
  .channel-prompt p {
    flex: 1 10em;
  }
  .channel-prompt .channel-row {
    width: calc(100% + 24px);
    max-width: none;
    margin: 0 -12px;
  }
  .channel-prompt .channel-row button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid var(--muted);
    border-radius: 22px;
  }
  /* A keyboard on a phone held on its side leaves room to write, and no more. */
  @media (max-height: 300px) {
    .channel-prompt {
      display: none;
    }
  }
`
