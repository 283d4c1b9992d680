import { statfs } from 'node:fs/promises'
import type { EngineProblem, LocalFile, LocalState } from '#api/engines.ts'
import type { Log } from '#server/infra/log.ts'
import { type CatalogueModel, catalogue, estimateMemory, recommendModel } from '#server/infra/models/local/catalogue.ts'
import { downloadSize, type Engine, type EngineState, engineVersion, unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { formatBytes } from '#server/infra/models/local/failure.ts'
import type { FileEntry, LocalFiles } from '#server/infra/models/local/files.ts'
import { createLocalModel, type LocalModel } from '#server/infra/models/local/local-model.ts'
import { defaultLimits, type LocalLimits } from '#server/infra/models/local/local-options.ts'
import { totalMemory } from '#server/infra/models/local/memory.ts'
import { problemOf } from '#server/infra/models/local/problem.ts'
import type { Runner } from '#server/infra/models/local/runner.ts'
import { isOnThisComputer } from '#server/infra/models/local/weights-store.ts'
import { localMisfits, localSuits } from './messages.ts'

interface OpenDeps {
  readonly engine: Pick<Engine, 'module'>
  readonly files: Pick<LocalFiles, 'list' | 'pathOf'>
  readonly log: Log
  readonly limits: Partial<LocalLimits> | undefined
  readonly free: (() => number) | undefined
}

/** The model of a file, not loaded yet. @throws LocalModelError missing, changed, engine */
export async function openFile(id: string, { engine, files, log, limits, free }: OpenDeps): Promise<LocalModel> {
  const modelPath = await files.pathOf(id)
  const known = catalogue.find((model) => model.id === id)
  const bytes = (await files.list()).find(({ file }) => file.id === id)?.bytes ?? 0
  return createLocalModel({
    engine: await engine.module(),
    modelPath,
    log,
    memory: known?.memory ?? estimateMemory(bytes),
    ...(limits && { limits }),
    ...(free && { free }),
  })
}

interface Machine {
  /** Bytes. */
  readonly memory: number
  readonly freeDisk: number
}

/** Why a model does not fit a machine; `null` when it does. @param kept bytes of its file that are there already */
function misfit({ memory, bytes }: CatalogueModel, machine: Machine, kept: number): string | null {
  const needed = memory + defaultLimits.spareMemory
  if (needed > machine.memory) return localMisfits.memory({ needed: formatBytes(needed), has: formatBytes(machine.memory) })
  const space = bytes * 1.1 - kept
  return space > machine.freeDisk ? localMisfits.disk({ needed: formatBytes(space), free: formatBytes(machine.freeDisk) }) : null
}

/** Before the engine is installed, nothing but the system says whether there is a graphics processor that it can use. */
const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64'

function tiersOf(machine: Machine, engine: EngineState, entries: readonly FileEntry[]): LocalState['tiers'] {
  const found = engine.status === 'ready' ? engine.gpu : null
  const gpu = found ?? (isAppleSilicon ? { memory: machine.memory, sharesMemory: true } : null)
  const recommended = recommendModel({ memory: machine.memory, gpu })
  return catalogue.map((model) => {
    const why = misfit(model, machine, entries.find(({ file }) => file.id === model.id)?.bytes ?? 0)
    return {
      id: model.id,
      label: model.label,
      download: model.bytes,
      memory: model.memory,
      license: model.licence,
      recommended: model.id === recommended?.id,
      fits: why === null,
      why: why ?? localSuits[model.tier],
    }
  })
}

function toFile({ file, status, failure, bytes, progress }: FileEntry, isInUse: boolean): LocalFile {
  const isChecking = progress?.stage === 'checking' || isOnThisComputer(file)
  return {
    id: file.id,
    label: catalogue.find(({ id }) => id === file.id)?.label ?? file.file,
    status,
    bytes: progress?.bytes ?? bytes,
    total: progress?.of ?? file.bytes,
    phase: status === 'downloading' ? (isChecking ? 'checking' : 'downloading') : null,
    bytes_per_second: progress?.bytesPerSecond ?? null,
    seconds_left: progress?.secondsLeft ?? null,
    problem: failure && problemOf(failure),
    in_use: isInUse,
  }
}

/** What failed last, or why no model can run here. */
function problemIn(engine: EngineState, { files, runner }: Pick<StateDeps, 'files' | 'runner'>): EngineProblem | null {
  const unsupported = unsupportedSystem()
  if (unsupported) return problemOf({ reason: 'system', message: unsupported })
  const last = files.problem() ?? (engine.status === 'failed' ? engine : runner.problem())
  return last && problemOf(last)
}

interface StateDeps {
  readonly dataDir: string
  readonly engine: Pick<Engine, 'state'>
  readonly files: Pick<LocalFiles, 'list' | 'problem'>
  readonly runner: Pick<Runner, 'state' | 'problem'>
}

/** All that admins see of the local model. @param inUse the ids of the files that were chosen to write */
export async function readState({ dataDir, engine, files, runner }: StateDeps, inUse: readonly string[]): Promise<LocalState> {
  const [engineState, version, entries, { bavail, bsize }] = await Promise.all([
    engine.state(),
    engineVersion(),
    files.list(),
    statfs(dataDir),
  ])
  const machine = { memory: totalMemory(), freeDisk: bavail * bsize }
  const { status } = engineState
  const model = runner.state()
  return {
    supported: unsupportedSystem() === null,
    problem: problemIn(engineState, { files, runner }),
    engine: { status: status === 'absent' || status === 'stale' ? 'missing' : status, download: downloadSize, version },
    memory: machine.memory,
    free_disk: machine.freeDisk,
    tiers: tiersOf(machine, engineState, entries),
    files: entries.map((entry) => toFile(entry, inUse.includes(entry.file.id))),
    model: { status: model.status, waiting: model.waiting, writing: model.writing },
  }
}
