/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** The page's own background picture, of unknown brightness, and texts that are legible on it. */
export const BACKGROUND_STYLES = css`
  #conversation {
    background-image: var(--pipit-background-image);
  }
  .log > :not(.row, .introduction),
  .row :is(time, .author, .status) {
    border-radius: 8px;
    background: var(--page);
  }
`

/** Room for notches and rounded corners, and little height beside a software keyboard. */
export const PHONE_STYLES = css`
  #app {
    padding: 0 var(--inset-right, 0px) 0 var(--inset-left, 0px);
  }
  #header {
    padding-top: calc(8px + var(--inset-top, 0px));
    clip-path: inset(0 -100vmax -1px);
    box-shadow:
      0 1px var(--line),
      0 0 0 100vmax var(--pipit-brand-color);
  }
  /* Over the line of the header that is clipped. */
  #header + div {
    position: relative;
  }
  #footer {
    margin-bottom: max(8px, var(--inset-bottom, 0px));
  }
  @media (pointer: coarse) {
    /* Safari zooms into fields with smaller letters. */
    #app :is(input, select, textarea) {
      font-size: max(16px, 1em);
    }
  }
  /* Little height, as on a phone held on its side. */
  @media (max-height: 499px) {
    #header {
      min-height: 52px;
      padding-block: calc(4px + var(--inset-top, 0px)) 4px;
    }
    .greeting {
      display: grid;
      column-gap: 16px;
      align-items: center;
      padding-block: 0 20px;
      grid-template-columns: auto 1fr;
    }
    .greeting > .portrait {
      grid-row: span 2;
      margin: 0;
    }
  }
  @media (max-height: 300px) {
    #header {
      min-height: 0;
      padding-block: var(--inset-top, 0px) 0;
    }
    #header p,
    .introduction {
      display: none;
    }
    #footer {
      margin-block: 4px;
    }
    .log {
      padding-block: 4px;
    }
  }
`

/** English texts in a messenger that a page mirrors: their words and marks keep their order. */
export const MIRRORED_STYLES = css`
  #app[lang='en'][dir='rtl'] * {
    unicode-bidi: plaintext;
  }
  #app[lang='en'][dir='rtl'] #header {
    text-align: right;
  }
`
