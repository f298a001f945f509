import { createElement, StrictMode } from 'react'
import { render, unmountComponentAtNode } from 'react-dom'
import { open } from './shop.js'

open(element => ({
  render: shop => render(createElement(StrictMode, null, shop), element),
  unmount: () => unmountComponentAtNode(element)
}))
