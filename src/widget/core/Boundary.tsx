import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Drawn instead of what cannot be. @default nothing */
  fallback?: ReactNode
}

/** Keeps an error while drawing from emptying the messenger; reports it once. */
export class Boundary extends Component<BoundaryProps, { hasFailed?: boolean }> {
  override state: { hasFailed?: boolean } = {}

  override componentDidCatch(error: unknown) {
    console.warn('Pipit:', error)
    this.setState({ hasFailed: true })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
