import { spawn } from 'node:child_process'
import { distFolder } from '../../src/build/index.mjs'

/** Runs a built program of the server until it exits. */
export const runProgram = async (
  name: string,
  args: string[],
  env: Record<string, string>
): Promise<{ code: number | null; printed: string }> => {
  const program = `${distFolder}server/${name}.js`
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let printed = ''
  const read = (chunk: Buffer) => void (printed += String(chunk))
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, printed }
}
