/** Marks a style sheet, which the build minifies. */
const css = String.raw

/** Style sheet of forms and their answers. */
export const STYLES = css`
  .bubble.form {
    width: 85%;
    padding: 12px 16px;
    border: 1px solid var(--line);
    background: var(--page);
    white-space: normal;
    outline-offset: -2px;
  }
  .form p,
  .field {
    margin-bottom: 8px;
  }
  .field label {
    display: block;
    padding-bottom: 4px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .field input,
  .field select {
    width: 100%;
    min-height: 44px;
    margin: 0;
    padding: 0 12px;
    border: 1px solid var(--pipit-edge-color, light-dark(#77818f, #8a95a5));
    border-radius: 8px;
    background: var(--page);
    color: inherit;
    font: inherit;
  }
  /* Safari zooms into fields with smaller letters. */
  @media (pointer: coarse) {
    .field :is(input, select) {
      font-size: max(16px, 1em);
    }
  }
  .select {
    position: relative;
  }
  .select > select {
    padding-inline-end: 36px;
    -webkit-appearance: none;
    appearance: none;
  }
  .select > ::-ms-expand {
    display: none;
  }
  .field ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .field [aria-invalid='true'] {
    border-color: var(--alarm);
    box-shadow: inset 0 0 0 1px var(--alarm);
  }
  .field .error {
    padding: 4px 0 0;
  }
  .locked {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .field .locked > :first-child {
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    opacity: 1;
    appearance: none;
    text-overflow: ellipsis;
  }
  @media (forced-colors: active) {
    .locked select {
      color: FieldText;
    }
  }
  .locked svg {
    flex: none;
  }
  .form-end {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .form-end button {
    flex: none;
    min-height: 44px;
    padding: 0 20px;
    /* Seen where colours are forced. */
    border: 1px solid transparent;
    border-radius: 22px;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
    font-size: 0.9375rem;
  }
  .form-end button:focus-visible {
    outline-color: var(--ink);
  }
  @media (hover: hover) {
    .next:hover {
      filter: brightness(0.9);
    }
  }
  .form-end .retry {
    flex: initial;
    padding: 0;
    border: 0;
    background: none;
    color: var(--alarm);
    text-align: start;
    text-decoration: underline;
  }
  .bubble.folded {
    padding: 0;
    white-space: normal;
  }
  .folded > p {
    margin: 0;
    padding: 12px 16px 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 8px 16px;
    border-radius: var(--pipit-radius, 16px);
    list-style: none;
    cursor: pointer;
  }
  summary:focus-visible {
    outline-offset: -4px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
  }
  summary span {
    flex: 1;
    min-width: 0;
  }
  summary small {
    display: block;
    overflow: hidden;
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  summary b + small,
  .form dt {
    color: var(--muted);
  }
  [open] b + small {
    display: none;
  }
  .select::after {
    position: absolute;
    top: calc(50% - 2px);
    inset-inline-end: 12px;
    color: var(--muted);
    pointer-events: none;
  }
  summary::after,
  .select::after {
    flex: none;
    width: 8px;
    height: 8px;
    margin: -4px 4px 0;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
  [open] > summary::after {
    margin-top: 4px;
    transform: rotate(225deg);
  }
  .form summary svg {
    width: 36px;
    height: 36px;
    padding: 8px;
    border-radius: 50%;
    background: var(--pipit-fine-color, light-dark(#e3f5ea, #16301f));
    color: var(--pipit-on-fine-color, light-dark(#17663b, #8fdcae));
  }
  .answers {
    margin: 0;
    padding: 0 16px 12px;
    padding-inline-start: 48px;
  }
  .form .answers {
    padding-inline-start: 64px;
  }
  .answers dt {
    font-size: 0.8125rem;
  }
  .answers dd {
    margin: 0 0 8px;
  }
  .answers :last-child > dd {
    margin: 0;
  }
  /* As high as nothing, but in its place: readers are kept by where rows stand. */
  article.row:has(> .in-form) {
    height: 0;
    margin: 0;
    overflow: hidden;
    visibility: hidden;
  }
`
