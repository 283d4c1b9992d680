import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EngineChoice, EngineSettings, EngineTest, LocalFile, LocalState } from '#api/engines.ts'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText, refusalMessage } from '#app/lib/errors.ts'
import { useFreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { confirmMessages, engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import type { Waiting } from '#contract/waiting.ts'

const engines = query.admin.writing
const calls = api.admin.writing

/** The message for a failed call. The server says itself what is in the way, and why something is not available. */
export function errorWords(error: unknown, fallback: string = engineSettingsMessages.failed): string {
  const code = errorCode(error)
  if (code === 'FORBIDDEN') return confirmMessages.needed
  return ((code === 'CONFLICT' || code === 'UNAVAILABLE') && refusalMessage(error)) || errorText(error, fallback)
}

/** Whether the sign-in is too old: the screens are for admins only, so that is what a refusal means. */
export const isSignInTooOld = (error: unknown): boolean => errorCode(error) === 'FORBIDDEN'

const log = (error: unknown) => console.error(engineSettingsMessages.failed, error)

export const useSettings = () => useQuery(engines.get.queryOptions({ staleTime: 0 }))

/** Shows new settings. Which model files are in use follows from them. */
function showSettings(client: QueryClient, settings: EngineSettings): void {
  client.setQueryData(engines.get.queryKey(), settings)
  void client.invalidateQueries({ queryKey: engines.local.state.queryKey() })
}

/** A mutation that answers with the new settings. */
function useSettingsCall<Input>(call: (input: Input) => Promise<EngineSettings>) {
  const client = useQueryClient()
  const withFreshSignIn = useFreshSignIn()
  return useMutation({
    mutationFn: (input: Input) => withFreshSignIn(() => call(input)),
    onSuccess: (settings) => showSettings(client, settings),
    onError: log,
  })
}

type Save = Parameters<typeof calls.save>[0]
type SetAccess = Parameters<typeof calls.setAccess>[0]

export const useSave = () => useSettingsCall((changed: Save) => calls.save(changed))
export const useSetAccess = () => useSettingsCall((access: SetAccess) => calls.setAccess(access))

export function useModels() {
  const withFreshSignIn = useFreshSignIn()
  return useMutation({
    mutationFn: (of: Parameters<typeof calls.models>[0]) => withFreshSignIn(() => calls.models(of)),
    onError: log,
  })
}

/** Model servers on the server's computer. Asked for when the screen shows them, and again on `refetch`. */
export const useFound = () => useQuery(engines.found.queryOptions({ staleTime: 0, gcTime: 0 }))

/** An engine, with the key and the address that were typed for it. */
export interface Connection {
  readonly engine: EngineChoice
  readonly key?: string
  readonly base_url?: string
}

/** Runs tests of engines. `waiting`: what the running one waits for before the model writes. */
function useTestRun() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const withFreshSignIn = useFreshSignIn()
  async function run(connection: Connection): Promise<EngineTest> {
    setWaiting(null)
    const events = await withFreshSignIn(() => calls.testStream(connection))
    for (;;) {
      const { done, value } = await events.next()
      if (done) return value
      setWaiting(value.waiting)
    }
  }
  return { run, waiting }
}

export function useTest() {
  const { run, waiting } = useTestRun()
  return { ...useMutation({ mutationFn: run, onError: log }), waiting }
}

/** Stores the key and the address of a connection. @throws what the call throws */
async function saveAccess({ engine: { provider }, key, base_url }: Connection): Promise<void> {
  if (provider === 'local' || (key === undefined && base_url === undefined)) return
  await calls.setAccess({ provider, ...(key !== undefined && { key }), ...(base_url !== undefined && { base_url }) })
}

interface Connect {
  readonly connection: Connection
  /** Uses the engine without a test of it. */
  readonly untested?: boolean
  /** What is saved with the engine's access. */
  readonly change: Save
}

/** Tests an engine; stores its access and the change only when it can write. Answers with the test; `undefined` without one. */
export function useConnect() {
  const client = useQueryClient()
  const withFreshSignIn = useFreshSignIn()
  const { run, waiting } = useTestRun()
  const connect = useMutation({
    async mutationFn({ connection, untested = false, change }: Connect): Promise<EngineTest | undefined> {
      const tested = untested ? undefined : await run(connection)
      if (tested && 'problem' in tested) return tested
      const settings = await withFreshSignIn(async () => {
        await saveAccess(connection)
        return calls.save(change)
      })
      showSettings(client, settings)
      return tested
    },
    onError: log,
  })
  return { ...connect, waiting }
}

/** Whether a download, a check or an installation runs, or the model starts. */
export const isBusy = ({ engine, files, model }: LocalState): boolean =>
  engine.status === 'installing' || model.status === 'starting' || files.some(({ phase }) => phase !== null)

/** Whether a download was paused, or did not finish. */
export const isUnfinished = ({ status }: LocalFile): boolean => status === 'paused' || status === 'failed'

/** Milliseconds between two looks at what runs. */
const pollMs = 1_000

/** Whether the engine is still to be installed for a file that is there. */
const waitsForEngine = ({ engine, files, problem }: LocalState, id: string | undefined): boolean =>
  engine.status === 'missing' && !problem && files.some((file) => file.id === id && file.status === 'ready')

/**
 * The local model. Read again each second while something runs, and not at all otherwise.
 * @param awaited the id of a file that is to write
 */
export function useLocal(awaited?: string) {
  const client = useQueryClient()
  const state = useQuery(
    engines.local.state.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data && (isBusy(data) || waitsForEngine(data, awaited)) && !isSignInTooOld(error) ? pollMs : false,
    }),
  )
  // A download that was asked for with `use` changes the settings when it ends.
  const busy = state.data ? isBusy(state.data) : false
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) void client.invalidateQueries({ queryKey: engines.get.queryKey() })
    wasBusy.current = busy
  }, [busy, client])
  return state
}

/** A mutation that answers with the new state of the local model. */
function useLocalCall<Input>(call: (input: Input) => Promise<LocalState>) {
  const client = useQueryClient()
  const withFreshSignIn = useFreshSignIn()
  return useMutation({
    mutationFn: (input: Input) => withFreshSignIn(() => call(input)),
    onSuccess: (state) => client.setQueryData(engines.local.state.queryKey(), state),
    onError: log,
  })
}

export const useAdd = () => useLocalCall((file: Parameters<typeof calls.local.add>[0]) => calls.local.add(file))
export const usePause = () => useLocalCall((id: string) => calls.local.pause({ id }))
export const useRemove = () => useLocalCall((id: string) => calls.local.remove({ id }))
