/** A GGUF file that can be added and verified. */
export interface ModelFile {
  /** The model's name is `local/<id>`. */
  readonly id: string
  /** Its name in the models folder. */
  readonly file: string
  /** Where it comes from; `file:` for one that is on this computer and used where it is. */
  readonly url: string
  readonly bytes: number
  /** Lower-case hex; null when nobody said it, so that only the size can be checked. */
  readonly sha256: string | null
}

/** A model that is known to write well enough, pinned to one revision: files on a branch change under the same name. */
export interface CatalogueModel extends ModelFile {
  readonly label: string
  /** For machines with about this much memory. */
  readonly tier: 'small' | 'medium' | 'large'
  readonly licence: 'Apache-2.0'
  readonly sha256: string
  /** Bytes of memory that it needs while it writes, context included. */
  readonly memory: number
}

const gigabyte = 1e9

/** Sizes and checksums agree in two public catalogues that pin these files; memory as their users report it. */
export const catalogue: readonly CatalogueModel[] = [
  {
    id: 'gemma-4-e2b',
    label: 'Gemma 4 E2B',
    tier: 'small',
    licence: 'Apache-2.0',
    file: 'gemma-4-E2B-it-qat-UD-Q4_K_XL.gguf',
    url: 'https://huggingface.co/unsloth/gemma-4-E2B-it-qat-GGUF/resolve/66a399f68ddd113b06dff02fca9523e55465d11d/gemma-4-E2B-it-qat-UD-Q4_K_XL.gguf',
    bytes: 2_620_370_976,
    sha256: 'e531007218dfab990486a5de7676a6932d6ea8dea233d1f698d7c21cf8a16889',
    memory: 3 * gigabyte,
  },
  {
    id: 'gemma-4-e4b',
    label: 'Gemma 4 E4B',
    tier: 'medium',
    licence: 'Apache-2.0',
    file: 'gemma-4-E4B-it-qat-UD-Q4_K_XL.gguf',
    url: 'https://huggingface.co/unsloth/gemma-4-E4B-it-qat-GGUF/resolve/8c5a9e4fd5482e2be20fe0bf013b4c262a8f4265/gemma-4-E4B-it-qat-UD-Q4_K_XL.gguf',
    bytes: 4_215_695_776,
    sha256: 'df0fd4ee07072c607c29a0a1cb4f98918426cca12f45a2776bdd6ee6d09a4de3',
    memory: 5 * gigabyte,
  },
  {
    id: 'gemma-4-12b',
    label: 'Gemma 4 12B',
    tier: 'large',
    licence: 'Apache-2.0',
    file: 'gemma-4-12b-it-qat-q4_0.gguf',
    url: 'https://huggingface.co/google/gemma-4-12B-it-qat-q4_0-gguf/resolve/29d097773436b69ff9feafd636ab4cf873786537/gemma-4-12b-it-qat-q4_0.gguf',
    bytes: 6_975_879_296,
    sha256: '93567e57a8fe10b23569b9d9ec38cd005deedf71e29477c421a4b83f418a538b',
    memory: 8 * gigabyte,
  },
]

/** What a machine has, in bytes. */
export interface Machine {
  /** All memory that this process may use, not only what is free. */
  readonly memory: number
  /** The graphics processor that the engine found; null without one. */
  readonly gpu: { readonly memory: number; readonly sharesMemory: boolean } | null
}

/** Bytes. Machines that are sold with 8 or 16 GB report less, because firmware and graphics take some. */
const least = { small: 6 * gigabyte, medium: 14 * gigabyte, gpu: 10 * gigabyte, sharedGpu: 14 * gigabyte } as const

const tierFor = ({ memory, gpu }: Machine): CatalogueModel['tier'] | null => {
  if (gpu && (gpu.sharesMemory ? memory >= least.sharedGpu : gpu.memory >= least.gpu)) return 'large'
  if (memory >= least.medium) return 'medium'
  return memory >= least.small ? 'small' : null
}

/** The model to preselect on a machine; null when every one needs more memory. */
export function recommendModel(machine: Machine): CatalogueModel | null {
  const tier = tierFor(machine)
  return catalogue.find((model) => model.tier === tier) ?? null
}

/** Memory that a model outside of the catalogue is assumed to need, in bytes: its file and a context. @param bytes of the file */
export const estimateMemory = (bytes: number): number => Math.round(bytes * 1.1) + gigabyte / 2
