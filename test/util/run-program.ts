import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a built program of the server to its end. */
export const runProgram = async (
  name: string,
  args: string[],
  env: Record<string, string>
): Promise<{ code: number | null; printed: string }> => {
  const program = fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url))
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
