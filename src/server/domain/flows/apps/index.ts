export { createAppOnce } from './create-app-once'
export { addDemoApp, adoptDemoApp, type DemoApp, findDemoApp, removeDemoApp } from './demo-app'
