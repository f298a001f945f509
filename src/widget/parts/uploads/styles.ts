/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** What can be sent beside text, and files on their way. */
export const STYLES = css`
  .upload-menu {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px 16px 0;
    border-top: 1px solid light-dark(#d8dde3, #38424f);
  }
  .upload-menu button,
  .upload button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 14px;
    border-radius: 22px;
    background: var(--pipit-bubble-color, light-dark(#eef0f3, #2a323e));
    color: inherit;
  }
  .upload-menu button[aria-busy='true'] {
    opacity: 0.7;
  }
  .upload-menu .error {
    flex-basis: 100%;
    padding: 0;
  }
  .upload-menu + #footer {
    border: 0;
  }
  .upload {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    max-width: 85%;
    padding-top: 4px;
    font-size: 13px;
  }
  .upload .error {
    padding: 0;
  }
  .upload progress {
    flex: 1;
    min-width: 80px;
    accent-color: var(--pipit-action-color);
  }
`
