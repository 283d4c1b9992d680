import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { api, query } from '#app/lib/api.ts'
import { toast } from '#app/ui/toast.ts'
import { pictureTools } from './messages.ts'

/** Milliseconds without a change before a picture is drawn, and before its recipe is stored. */
const [drawAfterMs, storeAfterMs] = [150, 800]

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value, ms: number): Value {
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

/** The recipe of a text's picture, which everything that shows it shares; a change is stored after a pause. */
export function usePicture(id: string) {
  const client = useQueryClient()
  const options = query.pictures.get.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY })
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

/** A drawn picture: its address while it is shown, its file, or why it is not drawn. The last one stays until the next is there. */
export function useDrawn(recipe: PictureRecipe | undefined) {
  const settled = useSettled(recipe, drawAfterMs)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['drawn', settled],
    queryFn: async ({ signal }) => (settled ? (await api.pictures.render(settled, { signal })).body : null),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { address, file: data ?? undefined, error, isDrawing: isFetching || settled !== recipe, refetch }
}
