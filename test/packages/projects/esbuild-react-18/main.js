import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { open } from './shop.js'

open(element => {
  const root = createRoot(element)
  return {
    render: shop => root.render(createElement(StrictMode, null, shop)),
    unmount: () => root.unmount()
  }
})
