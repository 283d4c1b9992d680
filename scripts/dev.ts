import { spawn } from 'node:child_process'
import { createServer } from 'vite'

/**
 * `npm run dev`: open http://localhost:PORT (3000). Vite serves the app there and proxies calls to the API server, which runs on the next
 * port and restarts when one of its files changes.
 */
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const appUrl = process.env.APP_URL ?? `http://localhost:${port}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', PORT: String(apiPort), APP_URL: appUrl },
})

process.env.API_URL = `http://localhost:${apiPort}`
const vite = await createServer({ server: { port } })
await vite.listen()
vite.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
