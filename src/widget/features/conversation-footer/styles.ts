const css = String.raw

/** Style sheet of the conversation footer. */
export const STYLES = css`
  /* The newest message of each state stands for those before. */
  :not(:nth-last-child(1 of [data-status='delivered'])) > .delivered,
  :not(:nth-last-child(1 of [data-status='read'])) > .read {
    display: none;
  }
  @media (hover: hover) {
    .icon-button:hover {
      opacity: 0.8;
    }
    .new-messages:hover {
      filter: brightness(0.9);
    }
  }
  button.note {
    text-decoration: underline;
  }
  .new-messages {
    display: flex;
    align-items: center;
    align-self: center;
    gap: 8px;
    margin: -52px 0 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid transparent;
    border-radius: 22px;
    background: var(--pipit-action-color);
    color: var(--pipit-on-action);
    box-shadow: 0 2px 8px #0003;
    z-index: 1;
  }
  .typing-indicator {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 16px 8px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .typing-indicator i {
    display: flex;
    gap: 4px;
    padding: 12px 14px;
    border-radius: var(--pipit-radius, 16px);
    border-start-start-radius: 4px;
    background: var(--bubble);
  }
  .typing-indicator b {
    /* Unlike a background, it is seen where colours are forced. */
    border: 3px solid;
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    .typing-indicator b {
      animation: typing 1.2s infinite;
    }
    .typing-indicator b + b {
      animation-delay: 0.2s;
    }
    .typing-indicator b + b + b {
      animation-delay: 0.4s;
    }
  }
  @keyframes typing {
    30% {
      opacity: 0.2;
    }
  }
`
