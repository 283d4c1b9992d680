/** Whether everything is asked for (`npm run test:all`), or a part of what takes long (`npm test`). */
export const all = process.env.TEST_ALL === '1'

/**
 * The part of a grid that a run goes through: all of it in `npm run test:all`, every `step`-th cell in `npm test`. A `step` that shares no
 * factor with the lengths of the grid's sides meets every value of each side.
 */
export const part = <Cell>(cells: Iterable<Cell>, step: number): Cell[] => [...cells].filter((_, at) => all || at % step === 0)
