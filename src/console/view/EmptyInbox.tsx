import { InstallSnippets } from './InstallSnippets'

/** What to do before the first visitor writes. */
export function EmptyInbox() {
  return (
    <div className="empty-inbox">
      <h2>No conversations yet</h2>
      <p>
        They appear here as soon as a visitor writes. Put this before the end of your pages, and
        write the first message yourself.
      </p>
      <InstallSnippets />
    </div>
  )
}
