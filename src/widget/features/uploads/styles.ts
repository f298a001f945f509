/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of the menu and of uploads. */
export const STYLES = css`
  /* A line for each file that is not sent. */
  .error {
    white-space: pre-line;
  }
  .upload-menu,
  .upload {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 16px 0;
  }
  .upload {
    justify-content: flex-end;
    max-width: 85%;
    padding: 4px 0 0;
    font-size: 0.8125rem;
  }
  :is(.upload-menu, .upload) button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid transparent;
    border-radius: 22px;
    background: var(--bubble);
  }
  @media (hover: hover) {
    :is(.upload-menu, .upload) button:hover {
      background: color-mix(in srgb, currentColor 8%, var(--bubble));
    }
  }
  .upload-menu [aria-busy='true'] {
    opacity: 0.7;
  }
  :is(.upload-menu, .upload) .error {
    flex-basis: 100%;
    padding: 0;
  }
  .upload .error {
    text-align: end;
  }
  /* Files are held over it: along the edge, where there are no words. */
  [data-drop='true']::after {
    position: absolute;
    inset: 0;
    border: 3px dashed var(--pipit-action-ink);
    border-radius: var(--pipit-radius, 16px);
    background: color-mix(in srgb, var(--pipit-action-ink) 8%, transparent);
    pointer-events: none;
    content: '';
  }
  .media {
    position: relative;
  }
  .ring {
    position: absolute;
    inset: 0;
    width: 44px;
    height: 44px;
    margin: auto;
    border-radius: 50%;
    background: #000a;
    color: #fff;
  }
  .ring svg {
    width: 44px;
    height: 44px;
    stroke-width: 2.5;
  }
  .ring circle {
    transform: rotate(-90deg);
    transform-origin: center;
  }
  .ring circle:first-of-type {
    opacity: 0.3;
  }
  @media (prefers-reduced-motion: no-preference) {
    .ring circle {
      transition: stroke-dasharray 0.2s;
    }
  }
  .download ~ .ring {
    inset-inline: auto 6px;
  }
  .media:has(.ring) .download {
    padding-inline-end: 60px;
  }
`
