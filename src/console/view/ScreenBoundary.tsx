import { Component, type ReactNode } from 'react'
import { BrokenScreen } from './BrokenScreen'

interface ScreenBoundaryProps {
  /** Another one has another screen, which may be whole. */
  address: string
  children: ReactNode
}

/** Keeps a screen that cannot be drawn from taking the whole console with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ address }: ScreenBoundaryProps) {
    if (this.state.isBroken && address !== this.props.address) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <BrokenScreen onRetry={() => this.setState({ isBroken: false })} />
  }
}
