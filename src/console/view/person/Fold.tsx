import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  children: ReactNode
}

/** A part of what is known of a person, which can be folded. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="fold" open>
    <summary>
      <h3>{title}</h3>
    </summary>
    <div className="fold-content">{children}</div>
  </details>
)
