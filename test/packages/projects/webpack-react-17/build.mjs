import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import webpack from 'webpack'

const stats = await promisify(webpack)({
  mode: 'production',
  entry: './main.js',
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), publicPath: '/' },
  performance: { hints: false }
})
if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString())
