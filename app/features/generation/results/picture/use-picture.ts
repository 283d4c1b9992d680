import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Drawn, PictureRecipe } from '#api/pictures.ts'
import { api, query } from '#app/lib/api.ts'
import { errorCode } from '#app/lib/errors.ts'
import { toast } from '#app/ui/toast.ts'
import { pictureTools } from './messages.ts'

/** Milliseconds without a change before a picture is drawn, and before its recipe is stored. */
const [drawAfterMs, storeAfterMs] = [60, 800]

/** A value once it has not changed for a while. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

async function store(id: string, recipe: PictureRecipe): Promise<void> {
  try {
    await api.pictures.save({ id, ...recipe })
  } catch (error) {
    console.error('The picture could not be stored', error)
    toast.error(pictureTools.notSaved)
  }
}

/** The recipe of a text's picture, as the server has it. */
export const recipeOptions = (id: string) => query.pictures.get.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY })

/** The recipe of a text's picture, which everything that shows it shares; a change is stored after a pause. */
export function usePicture(id: string) {
  const client = useQueryClient()
  const options = recipeOptions(id)
  const { data, isError, refetch } = useQuery(options)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; recipe: PictureRecipe }>(undefined)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      void store(id, waiting.current.recipe)
    },
    [id],
  )
  // The cache tells its readers a moment later, when a field would have lost what was typed.
  const [changedHere, setChangedHere] = useState<PictureRecipe>()
  const current = changedHere ?? data?.recipe
  const change = (changed: Partial<PictureRecipe>) => {
    if (!current) return
    const recipe = { ...current, ...changed }
    setChangedHere(recipe)
    client.setQueryData(options.queryKey, { recipe, stored: true })
    clearTimeout(waiting.current?.timer)
    const timer = setTimeout(() => {
      waiting.current = undefined
      void store(id, recipe)
    }, storeAfterMs)
    waiting.current = { recipe, timer }
  }
  return { recipe: current, isError, refetch, change }
}

/** How a picture is drawn, and found again: by everything that it is drawn from, as JSON. */
export const drawnOptions = (picture: string | undefined) =>
  queryOptions({
    queryKey: ['drawn', picture],
    queryFn: async ({ signal }) => (picture ? (await api.pictures.render(JSON.parse(picture) as Drawn, { signal })).body : null),
    enabled: picture !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // Many slides and many changes in a few seconds are no error.
    retry: (failures, error) => failures < 3 && errorCode(error) === 'RATE_LIMITED',
  })

interface Drawing {
  /** Milliseconds without a change before it is drawn. */
  afterMs?: number
  /** Whether anybody sees it. */
  enabled?: boolean
}

/** A drawn picture: its address while it is shown, its file, or why it is not drawn. The last one stays until the next is there. */
export function useDrawn(picture: Drawn | undefined, { afterMs = drawAfterMs, enabled = true }: Drawing = {}) {
  const wanted = picture && JSON.stringify(picture)
  const settled = useSettled(wanted, afterMs)
  const options = drawnOptions(settled)
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    enabled: enabled && settled !== undefined,
    placeholderData: keepPreviousData,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { address, error, isDrawing: isFetching || settled !== wanted, refetch, file: data ?? undefined }
}
