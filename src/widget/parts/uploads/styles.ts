/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** What can be sent beside text, and files on their way. */
export const STYLES = css`
  .upload-menu,
  .upload {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 16px 0;
  }
  .upload-menu {
    border-top: 1px solid light-dark(#d8dde3, #38424f);
  }
  .upload-menu + #footer {
    border: 0;
  }
  .upload {
    justify-content: flex-end;
    max-width: 85%;
    padding: 4px 0 0;
    font-size: 13px;
  }
  :is(.upload-menu, .upload) button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 14px;
    border-radius: 22px;
    background: var(--bubble);
  }
  .upload-menu [aria-busy='true'] {
    opacity: 0.7;
  }
  :is(.upload-menu, .upload) .error {
    padding: 0;
  }
  .upload-menu .error {
    flex-basis: 100%;
  }
  .upload progress {
    flex: 1;
    min-width: 80px;
    accent-color: var(--pipit-action-color);
  }
`
